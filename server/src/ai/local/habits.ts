/** How a strength reads as a habit. `tail` closes a headline; `clause` is a verb phrase of a sentence about the work. */
type Habit = { tail?: string[]; clause?: string[] };

const habits: Record<string, Habit> = {
  "Writes the failing test first": {
    tail: ["writes the failing test first"],
    clause: ["writes the failing test before the fix", "starts from a test that fails"],
  },
  "Tests by breaking things": {
    tail: ["tests by breaking things", "pulls the plug on purpose"],
    clause: ["breaks things on purpose to see what holds", "tests by pulling the plug"],
  },
  "Tests on real hardware": {
    tail: ["tested on real hardware"],
    clause: ["tests on real hardware and not only in simulation", "keeps real devices in the test loop"],
  },
  "Turns incidents into tests": {
    tail: ["every incident becomes a test"],
    clause: ["turns what went wrong into a test", "lets no incident pass without a test to remember it"],
  },
  "Property-based testing": {
    tail: ["tests properties, not examples"],
    clause: ["lets the machine look for counterexamples", "tests properties rather than examples"],
  },
  "Fuzzing as a routine": {
    tail: ["fuzzes as a matter of routine"],
    clause: ["fuzzes as a matter of routine", "feeds parsers nonsense before strangers do"],
  },
  "Golden-file and snapshot tests": {
    tail: ["golden files guard the output"],
    clause: ["pins output down with golden files", "compares every change with a stored result"],
  },
  "End-to-end browser tests": {
    tail: ["tested in real browsers"],
    clause: ["tests end to end in real browsers", "walks the whole path in a real browser"],
  },
  "Fast, trustworthy CI": {
    tail: ["keeps CI fast and believable"],
    clause: ["keeps CI fast enough to be believed"],
  },
  "Ships with benchmarks": { tail: ["ships with benchmarks"], clause: ["ships benchmarks with the code"] },
  "Performance work with numbers": {
    tail: ["measures before claiming"],
    clause: ["measures before claiming", "puts numbers next to every promise"],
  },
  "Documents decisions": {
    tail: ["writes decisions down"],
    clause: ["writes decisions down", "leaves a record of why things are as they are"],
  },
  "Says what the software does not do": {
    tail: ["plain about limits"],
    clause: ["says plainly what the software will not do", "lists the limits next to the features"],
  },
  "Writes documentation that is used": {
    tail: ["documents for the reader"],
    clause: ["treats documentation as part of the product"],
  },
  "Teaches what was learnt": {
    tail: ["teaches what was learnt"],
    clause: ["teaches what was learnt along the way", "turns experience into course material"],
  },
  "Publishes results, including the bad ones": {
    tail: ["publishes the bad results too"],
    clause: ["publishes the bad results with the good", "reports where the method loses"],
  },
  "Keeps projects alive for years": {
    tail: ["stays with a project for years"],
    clause: ["stays with a project for years", "keeps old projects in working order"],
  },
  "Runs open source that others join": {
    tail: ["open source that others join"],
    clause: ["runs open source that other people contribute to", "makes room for other contributors"],
  },
  "Hands projects over cleanly": {
    tail: ["hands over cleanly"],
    clause: ["hands projects over so that they live on", "leaves a project in a state others can take on"],
  },
  "At home in a large team's code": {
    tail: ["at home in a large codebase"],
    clause: ["finds a place in a large team's code as well"],
  },
  "Carries a product alone": {
    tail: ["ships alone"],
    clause: [
      "carries a product from the first commit to the release notes alone",
      "ships without needing a team around",
    ],
  },
  "Careful legacy modernisation": {
    tail: ["kind to old code"],
    clause: ["changes old code in steps that can be undone"],
  },
  "Disciplined releases": { tail: ["versions with care"], clause: ["keeps an honest changelog"] },
  "Software that customers pay for": {
    tail: ["people pay for it", "with paying customers"],
    clause: ["builds things people pay for", "takes software as far as an invoice"],
  },
  "In daily use by others": {
    tail: ["in daily use"],
    clause: ["stays close to the people who use it", "gets software into other people's hands"],
  },
  "Starts from customer interviews": {
    tail: ["interviews before code"],
    clause: ["talks to customers before writing code", "starts from interviews"],
  },
  "Pricing and product experiments": {
    tail: ["tests prices, does not guess"],
    clause: ["settles product questions by experiment", "tests prices instead of guessing them"],
  },
  "Works inside regulated fields": {
    tail: ["at ease with regulation"],
    clause: ["works to the rules of a regulated field"],
  },
  "Privacy by design": {
    tail: ["keeps data where it belongs"],
    clause: ["collects as little data as the job allows", "keeps personal data out by design"],
  },
  "Honest model evaluation": {
    tail: ["evaluates before believing"],
    clause: ["reports error rates along with results", "evaluates before believing"],
  },
  "Accessibility proven with users": {
    tail: ["checked with screen readers"],
    clause: ["checks accessibility with people who depend on it"],
  },
  "Accessible interfaces": {
    tail: ["accessible from the start"],
    clause: ["makes accessibility part of the definition of done"],
  },
  "Light pages that load at once": { tail: ["counts kilobytes"], clause: ["counts kilobytes"] },
  "Apps that stay fast on old phones": {
    tail: ["old phones included"],
    clause: ["keeps old phones in mind"],
  },
  "Low-power firmware": { tail: ["counts microamps"], clause: ["counts microamps"] },
  "Firmware that survives the field": { tail: ["built for the field"] },
  "Safety-critical engineering": {
    tail: ["hazards written down"],
    clause: ["writes the hazards down before the code"],
  },
  "Reproducible pipelines": {
    tail: ["reruns agree"],
    clause: ["insists that a rerun gives the same answer"],
  },
  "Smart contracts with invariants": {
    tail: ["invariants first"],
    clause: ["states the invariants before the features"],
  },
  "Money that adds up": { tail: ["the books balance"], clause: ["makes the books balance"] },
  "Forecasts with stated uncertainty": {
    tail: ["error bars included"],
    clause: ["shows the uncertainty with the number"],
  },
  "Careful app releases": { tail: ["releases in stages"], clause: ["releases in stages"] },
  "Typed from database to screen": {
    tail: ["typed end to end"],
    clause: ["keeps types intact from the database to the screen"],
  },
  "Crash-safe storage design": { tail: ["survives the power cut"] },
  "Safe to retry by design": { tail: ["safe to retry"], clause: ["makes every step safe to retry"] },
  "Event-sourced systems": { tail: ["every change on record"], clause: ["keeps every change on record"] },
  "Streams with bounded memory": {
    tail: ["memory stays bounded"],
    clause: ["keeps memory bounded under load"],
  },
  "Offline-first sync": {
    tail: ["works without signal"],
    clause: ["assumes the network is gone until proven otherwise"],
  },
  "Calm incident work": {
    tail: ["calm on call"],
    clause: ["writes runbooks and post-mortems as carefully as code"],
  },
  "Restores that are rehearsed": {
    tail: ["restores are rehearsed"],
    clause: ["rehearses restores as well as backups"],
  },
  "Threat modelling": { clause: ["starts from a threat model"] },
  "Threat modeling": { clause: ["starts from a threat model"] },
  "Vulnerability research with disclosure": {
    tail: ["discloses responsibly"],
    clause: ["discloses what is found"],
  },
  "Parsers that refuse bad input": { clause: ["refuses bad input early"] },
  "Cost-aware cloud design": { clause: ["keeps an eye on the bill"] },
  "Data quality stopped at the door": {
    tail: ["bad data stops at the door"],
    clause: ["stops bad data at the door"],
  },
  "Metrics that mean one thing": {
    tail: ["one meaning per metric"],
    clause: ["settles what a metric means before anybody plots it"],
  },
  "Many languages and scripts": { clause: ["writes for more than one language"] },
  "Multi-tenant products": { tail: ["many tenants, one product"] },
  "Answers with their sources": {
    tail: ["answers cite their source"],
    clause: ["makes every answer name its source"],
  },
  "Machine-checked proofs": { tail: ["proofs included"], clause: ["proves what can be proved"] },
  "Native modules across iOS and Android": {
    tail: ["down to the native module"],
    clause: ["goes down to native code where the framework ends"],
  },
  "Finished, shipped games": { tail: ["finished and shipped"], clause: ["finishes what is started"] },
  "Learns quickly and shows the work": { tail: ["learning in the open"], clause: ["learns in the open"] },
  "Tests run on every push": { clause: ["runs the tests on every push"] },
  "Clean APIs and SDKs": { clause: ["thinks about the person calling the API"] },
  "Command-line tools people keep": { clause: ["writes command-line tools that respect exit codes"] },
  "Static analysis tools": { tail: ["lints what can be linted"] },
};

export const tailsOf = (strength: string): string[] => habits[strength]?.tail ?? [];
export const clausesOf = (strength: string): string[] => habits[strength]?.clause ?? [];

/** Ways of working that say nothing about a field: never what somebody is "strongest at". */
const craft =
  /^(?:Writes|Tests|Turns|Golden|End-to-end|Fast|Ships|Performance|Documents|Says|Teaches|Publishes|Keeps|Runs|Hands|At home|Carries|Disciplined|Software that|In daily|Starts|Learns|Command-line|Property|Fuzzing|Apps that|Careful app|Works inside|Safe to|Clean APIs|Parsers that)/;

export const isCraft = (strength: string): boolean => craft.test(strength);
