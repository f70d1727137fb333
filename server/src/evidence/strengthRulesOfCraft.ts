import type { CountedRepository } from "./repositories.ts";
import type { StrengthRule } from "./strengthRules.ts";

const yearsOf = (one: CountedRepository) =>
  (Date.parse(one.lastAt) - Date.parse(one.firstAt)) / 31_557_600_000;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const from = (one: CountedRepository) =>
  `${new Date(one.firstAt).getUTCFullYear()} to ${new Date(one.lastAt).getUTCFullYear()}`;

/** Ways of working: testing, deciding, writing, sharing, selling. */
export const craftRules: StrengthRule[] = [
  {
    text: "Writes the failing test first",
    group: "testing",
    specific: 5,
    least: 1,
    grounds: (v) => [
      ...v.said(
        /\b(?:tests? (?:was|were|is|are) written (?:before|first)|failing test|test[- ]first|reproduction first|evaluation before)/i,
      ),
      ...v.terms("Test-driven development"),
    ],
  },
  {
    text: "Property-based testing",
    group: "testing",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Property-based testing", "Hypothesis", "fast-check", "proptest"),
      ...v.said(
        /\b(?:property[- ](?:based )?tests?|random partitions|random sequences|stateful property)\b/i,
      ),
    ],
  },
  {
    text: "Fuzzing as a routine",
    group: "testing",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Fuzz testing", "Fuzzing", "AFL++", "libFuzzer", "cargo-fuzz"),
      ...v.said(/\bfuzz(?:ed|es|er|ing)?\b/i),
      ...v.paths(/^fuzz\/$/),
    ],
  },
  {
    text: "Tests by breaking things",
    group: "testing",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Chaos engineering", "Deterministic simulation testing"),
      ...v.said(
        /\b(?:inject(?:ed|ion|s)? (?:crash|fault|point)\w*|injection points|kill -9|cuts? the power|relay\b.*\b(?:freezer|wire)|pull every wire|failure drills?|random disconnects?|drops?, reorders?)/i,
      ),
    ],
  },
  {
    text: "Tests on real hardware",
    group: "testing",
    specific: 5,
    least: 2,
    grounds: (v) =>
      v.said(
        /\b(?:hardware[- ]in[- ]the[- ]loop|HIL|relay rack|boards on a shelf|real GPUs|rack with \d+|current probe|freezer|real devices?)\b/,
      ),
  },
  {
    text: "Turns incidents into tests",
    group: "testing",
    specific: 5,
    least: 1,
    grounds: (v) =>
      v.said(
        /\b(?:every|each) (?:intervention|bug|incident|crash|failure|complaint)\b.{0,40}\b(?:becomes|test|regression)\b|\bfrom a published incident\b|\banonymised incidents\b|\bincidents, each one a test\b/i,
      ),
  },
  {
    text: "Golden-file and snapshot tests",
    group: "testing",
    specific: 3,
    least: 2,
    grounds: (v) => [
      ...v.terms("Snapshot testing", "Visual regression testing"),
      ...v.said(/\b(?:golden(?:-file)? (?:tests?|images|files)|snapshot tests?|visual regression)\b/i),
      ...v.paths(/(?:golden|snapshots)\/$/),
    ],
  },
  {
    text: "End-to-end browser tests",
    group: "testing",
    specific: 3,
    least: 2,
    grounds: (v) => v.terms("Playwright", "Cypress", "Selenium", "Puppeteer", "WebdriverIO"),
  },
  {
    text: "Fast, trustworthy CI",
    group: "testing",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.said(/\b(?:flak(?:y|iness)|test (?:sharding|selection)|CI (?:time|history)|shards?)\b/i),
      ...v.terms("Test automation", "Mutation testing"),
    ],
  },
  {
    text: "Ships with benchmarks",
    group: "numbers",
    specific: 2.4,
    least: 2,
    grounds: (v) => [
      ...v.paths(/^(?:bench|benches|benchmarks?)\/$/),
      ...v.terms("Benchmarking", "Criterion.rs"),
      ...v.said(/\bbenchmark(?:s|ed)?\b/i),
    ],
  },
  {
    text: "Tests run on every push",
    group: "ci",
    specific: 1,
    least: 2,
    grounds: (v) =>
      v.paths(
        /^\.github\/workflows\/(?:ci|test|tests|check|build|main|regress|colcon)\b|^\.gitlab-ci\.yml$|^\.circleci\//,
      ),
  },
  {
    text: "Documents decisions",
    group: "writing",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.paths(
        /^docs\/(?:adr|adrs|decisions|rfcs?|decision-records)\/|(?:^|\/)(?:why|decisions)[\w-]*\.md$/i,
      ),
      ...v.terms("Architecture decision records", "Design documents"),
      ...v.said(/\bADR ?\d|docs\/(?:adr|decisions)\b/i),
    ],
  },
  {
    text: "Says what the software does not do",
    group: "writing",
    specific: 2.4,
    least: 3,
    grounds: (v) => v.limits(),
  },
  {
    text: "Writes documentation that is used",
    group: "writing",
    specific: 4,
    least: 3,
    grounds: (v) => [
      ...v.terms("Technical writing", "Docs as code", "Documentation", "OpenAPI", "Docusaurus"),
      ...v.said(/\b(?:documentation|docs pages?|quickstart|support tickets?)\b/i),
    ],
  },
  {
    text: "Teaches what was learnt",
    group: "sharing",
    specific: 3,
    least: 2,
    grounds: (v) => [
      ...v.terms("Teaching", "Mentoring", "Public speaking"),
      ...v.said(
        /\b(?:students|evening course|master course|workshops?|lectures|course material|taught|alumn|conference talks?)\b/i,
      ),
    ],
  },
  {
    text: "Publishes results, including the bad ones",
    group: "sharing",
    specific: 5,
    least: 1,
    grounds: (v) =>
      v.said(
        /\b(?:including those we lose|published that|experiments,? \d+ losers|including the two|where we are worse|did not generalise|\d+ losers|what fails|what broke)\b/i,
      ),
  },
  {
    text: "Keeps projects alive for years",
    group: "endurance",
    specific: 1.5,
    least: 2,
    grounds: (v) =>
      v.repositories(
        (one) => yearsOf(one) >= 4 && one.ownCommits >= 60 && one.recency > 0.6,
        (one) => `Own commits from ${from(one)}`,
      ),
  },
  {
    text: "Runs open source that others join",
    group: "community",
    specific: 2.6,
    least: 1,
    grounds: (v) =>
      v.repositories(
        (one) =>
          one.repository.stars >= 400 &&
          one.ownShare >= 0.35 &&
          one.ownShare <= 0.95 &&
          (one.repository.commits?.all ?? 0) - one.ownCommits >= 40,
        (one) =>
          `${one.repository.stars.toLocaleString("en-US")} stars; ${percent(1 - one.ownShare)} of the commits come from others`,
      ),
  },
  {
    text: "Hands projects over cleanly",
    group: "community",
    specific: 5,
    least: 1,
    grounds: (v) => [
      ...v.paths(
        /^(?:MAINTAINERS|CODEOWNERS|GOVERNANCE|SUCCESSION)(?:\.md)?$|^docs\/(?:handover|closing-letter|onboarding)/i,
      ),
      ...v.said(
        /\b(?:handed over|other maintainers now|maintainers now|publishes it now|releases are made by)\b/i,
      ),
    ],
  },
  {
    text: "At home in a large team's code",
    group: "team",
    specific: 2.4,
    least: 1,
    grounds: (v) =>
      v.repositories(
        (one) => (one.repository.commits?.all ?? 0) >= 1000 && one.ownShare <= 0.4 && one.ownCommits >= 90,
        (one) =>
          `${one.ownCommits.toLocaleString("en-US")} of ${(one.repository.commits?.all ?? 0).toLocaleString("en-US")} commits`,
      ),
  },
  {
    text: "Carries a product alone",
    group: "team",
    specific: 2,
    least: 2,
    grounds: (v) =>
      v.repositories(
        (one) => one.ownShare >= 0.88 && one.ownCommits >= 220 && one.recency > 0.5,
        (one) =>
          `${percent(one.ownShare)} of ${(one.repository.commits?.all ?? 0).toLocaleString("en-US")} commits`,
      ),
  },
  {
    text: "Careful legacy modernisation",
    group: "legacy",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Legacy modernization", "Strangler fig pattern"),
      ...v.said(/\b(?:COBOL|FORTRAN 77|legacy|modernis\w+|strangl\w+)\b/i),
    ],
  },
  {
    text: "Disciplined releases",
    group: "releases",
    specific: 1.2,
    least: 2,
    grounds: (v) => [
      ...v.paths(/^(?:CHANGELOG(?:\.md)?|\.changeset\/)$/),
      ...v.terms("Changesets", "Semantic versioning", "Release management", "semantic-release"),
    ],
  },
  {
    text: "Software that customers pay for",
    group: "business",
    specific: 5,
    least: 1,
    grounds: (v) =>
      v.said(
        /\b(?:\d[\d,. ]* (?:paying|customers?|clients?|subscribers?|shops?|brokers|producers|licen[cs]es)\b|paying (?:customers?|users?|shops|producers|schools|restaurants)|they pay|pays? \d|per pupil and month|\/mo\b|monthly churn|MRR|€\/month|groups pay|pay what you want|users pay|sold \d)/i,
      ),
  },
  {
    text: "In daily use by others",
    group: "users",
    specific: 2.2,
    least: 2,
    grounds: (v) =>
      v.said(
        /\b(?:used (?:by|at|in)\b|in (?:production|use)\b|\d[\d,. ]*(?:people|users|installs|downloads|clinics|schools|boats|hospitals|councils|engineers|pupils|members|farms|farmers|teams|shops|restaurants)\b)/i,
      ),
  },
  {
    text: "Starts from customer interviews",
    group: "discovery",
    specific: 5,
    least: 1,
    grounds: (v) => [
      ...v.said(
        /\b(?:\d+ interviews|interviews? (?:with|before)|nine interviews|interviewed|design partners|talked to \w+ (?:CTOs|customers|users)|customer interviews)\b/i,
      ),
      ...v.terms("Customer development", "Product discovery", "User research"),
    ],
  },
  {
    text: "Pricing and product experiments",
    group: "experiments",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "A/B testing",
        "Experimentation",
        "Pricing",
        "Pricing experiments",
        "Product experimentation",
      ),
      ...v.said(
        /\b(?:experiments? (?:in|has|have|on)|A\/B test\w*|stopping rule|sequential test|confidence sequences?)\b/i,
      ),
    ],
  },
  {
    text: "Growth measured with care",
    group: "experiments",
    specific: 3,
    least: 2,
    grounds: (v) =>
      v.terms(
        "Product analytics",
        "Growth",
        "Growth engineering",
        "Event tracking",
        "Conversion rate optimization",
        "Funnel analysis",
        "User activation",
      ),
  },
  {
    text: "Works inside regulated fields",
    group: "regulation",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("PCI DSS", "HIPAA", "GDPR", "ISO 27001", "SOC 2", "Compliance", "Medical device software"),
      ...v.said(/\b(?:PCI|HIPAA|ISO \d{4,5}|IVDR|MDR|BaFin|regulat\w+|accredited|audit (?:trail|log))\b/),
    ],
  },
  {
    text: "Clean APIs and SDKs",
    group: "api",
    specific: 3,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "API design",
        "SDK development",
        "API versioning",
        "Backward compatibility",
        "OpenAPI",
        "Webhooks",
      ),
      ...v.said(
        /\b(?:public API|SDK|will not break it|format is documented|tiny runner protocol|two HTTP endpoints)\b/i,
      ),
    ],
  },
  {
    text: "Command-line tools people keep",
    group: "api",
    specific: 2,
    least: 2,
    grounds: (v) => [
      ...v
        .terms("Command-line interfaces", "Terminal user interfaces")
        .filter(({ source }) => source !== "manifest"),
      ...v.said(/\bexit code\b/i),
    ],
  },
  {
    text: "Multi-tenant products",
    group: "product",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Multi-tenancy", "SaaS", "Row-level security"),
      ...v.said(/\b(?:multi-?tenant|per tenant|tenants?)\b/i),
    ],
  },
  {
    text: "Learns quickly and shows the work",
    group: "beginning",
    specific: 1,
    least: 2,
    grounds: (v) =>
      v.experience.level === "Entry" || v.experience.level === "Junior"
        ? v.repositories(
            (one) => one.ownCommits >= 8,
            (one) => `${one.ownCommits} own commits`,
          )
        : [],
  },
];
