import type { StrengthRule } from "./strengthRules.ts";

/** Storage, data, distribution, speed, infrastructure, security. */
export const systemRules: StrengthRule[] = [
  {
    text: "Crash-safe storage design",
    group: "storage",
    specific: 5,
    least: 3,
    grounds: (v) => [
      ...v.terms("Write-ahead logging", "Crash recovery", "Storage engines"),
      ...v.said(
        /\b(?:torn|power[- ](?:loss|cut|fail)|crash[- ]saf|injected crash|kill -9|survives? (?:power|a crash|having))/i,
      ),
    ],
  },
  {
    text: "Query planning",
    group: "storage",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Query optimization"),
      ...v.said(/\b(?:query plan|join order|planner|cost model|EXPLAIN)\b/),
    ],
  },
  {
    text: "Database internals",
    group: "storage",
    specific: 4,
    least: 4,
    grounds: (v) =>
      v.terms(
        "Database internals",
        "Storage engines",
        "B-trees",
        "LSM trees",
        "MVCC",
        "Database indexing",
        "Embedded databases",
      ),
  },
  {
    text: "PostgreSQL below the surface",
    group: "postgres",
    specific: 5,
    least: 3,
    grounds: (v) => [
      ...v.said(
        /\b(?:pg_\w+|postmaster|autovacuum|shared memory|access method|executor|LISTEN\/NOTIFY|SKIP LOCKED|advisory locks?|row-level security|logical (?:replication|decoding))\b/,
      ),
      ...v.terms("PostgreSQL extensions", "PL/pgSQL"),
    ],
  },
  {
    text: "Schema changes without downtime",
    group: "postgres",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:zero[- ]downtime|without (?:any )?downtime|no migration outage|backfill in batches|online migration|replays? a migration)/i,
      ),
      ...v.terms("Zero-downtime migration", "Zero-downtime deployment"),
    ],
  },
  {
    text: "Event-sourced systems",
    group: "architecture",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Event sourcing", "CQRS", "Append-only log"),
      ...v.said(/\b(?:event (?:log|stream|store)s?|is a projection|append-only (?:event|ledger|table))/i),
    ],
  },
  {
    text: "Safe to retry by design",
    group: "architecture",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "Idempotency",
        "At-least-once delivery",
        "Exactly-once processing",
        "Transactional outbox",
        "Dead-letter queues",
      ),
      ...v.said(/\b(?:idempoten\w+|at[- ]least[- ]once|exactly[- ]once|dedup\w*)\b/i),
    ],
  },
  {
    text: "Consensus and replication",
    group: "distributed",
    specific: 5,
    least: 2,
    grounds: (v) =>
      v.terms(
        "Raft",
        "Paxos",
        "Consensus algorithms",
        "Leader election",
        "Data replication",
        "Linearizability",
        "Gossip protocols",
      ),
  },
  {
    text: "Offline-first sync",
    group: "sync",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Offline-first", "Local-first software", "Data synchronization", "Logical clocks"),
      ...v.said(
        /\b(?:offline[- ]first|works? offline|without (?:network|signal)|hybrid logical clock|queue (?:and|in|until)\b.*\b(?:sync|signal|network))/i,
      ),
    ],
  },
  {
    text: "Real-time collaboration with CRDTs",
    group: "sync",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("CRDTs", "Operational transformation", "Real-time collaboration"),
      ...v.said(/\bCRDTs?\b/),
    ],
  },
  {
    text: "Streams with bounded memory",
    group: "streams",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Backpressure", "Load shedding"),
      ...v.said(/\b(?:back-?pressure|bounded (?:memory|ring|buffer)|instead of growing memory)/i),
    ],
  },
  {
    text: "Streaming ingestion",
    group: "streams",
    specific: 4,
    least: 3,
    grounds: (v) =>
      v.terms(
        "Stream processing",
        "Apache Kafka",
        "Apache Flink",
        "Change data capture",
        "Redpanda",
        "Debezium",
        "ClickHouse",
      ),
  },
  {
    text: "Data modelling",
    group: "data",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Dimensional modeling", "Data modeling", "dbt", "Data warehousing"),
      ...v.said(/\b(?:star schema|fact table|dimensions for|one row per)\b/i),
    ],
  },
  {
    text: "Data quality stopped at the door",
    group: "data",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Data contracts", "Data quality", "Great Expectations"),
      ...v.said(/\b(?:data contract|reconciliation|dbt tests|schema test)/i),
    ],
  },
  {
    text: "Metrics that mean one thing",
    group: "data",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Semantic layer", "Data governance"),
      ...v.said(/\b(?:definitions? (?:of|cannot)|what a metric means|agrees on one meaning)\b/i),
    ],
  },
  {
    text: "Low-latency engineering",
    group: "speed",
    specific: 4,
    least: 3,
    grounds: (v) => [
      ...v.terms("Low-latency systems", "Lock-free programming", "Ring buffers"),
      ...v.said(
        /\b(?:lock-free|no allocation|allocation-free|nanoseconds?|kernel bypass|p99\b.*\b(?:us|µs|ns|ms))/i,
      ),
    ],
  },
  {
    text: "Performance work with numbers",
    group: "speed",
    specific: 3,
    least: 3,
    grounds: (v) => [
      ...v.said(
        /\b(?:\d[\d.,]* ?(?:M|k)? ?(?:events|appends|requests|req|rows|messages|ops)\/s|\d[\d.,]* ?(?:x|×|times) (?:fewer|faster|less|smaller)|went from \d|instead of \d|fell from|was \d[\d.,]* ?(?:s|ms|min|h)\b|\d ?(?:ms|µs|us|ns)\b)/i,
      ),
      ...v.paths(/^(?:bench|benches|benchmarks?)\/$/),
    ],
  },
  {
    text: "SIMD and hand-tuned inner loops",
    group: "speed",
    specific: 5,
    least: 2,
    grounds: (v) => [...v.terms("SIMD"), ...v.said(/\b(?:SIMD|AVX-?2|AVX-?512|NEON|popcount)\b/)],
  },
  {
    text: "Observability with SLOs",
    group: "operations",
    specific: 4,
    least: 3,
    grounds: (v) => [
      ...v.terms(
        "Service level objectives",
        "Observability",
        "Prometheus",
        "OpenTelemetry",
        "Alertmanager",
        "Distributed tracing",
      ),
      ...v.said(/\b(?:SLOs?|error budget|burn[- ]rate|tail[- ]sampl)/),
    ],
  },
  {
    text: "Calm incident work",
    group: "operations",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Incident response", "Incident management", "Blameless postmortems"),
      ...v.said(/\b(?:post-?mortems?|runbooks?|incident timeline|on[- ]call)\b/i),
    ],
  },
  {
    text: "Restores that are rehearsed",
    group: "operations",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:restore (?:drill|test)s?|restores? (?:last|newest) backup|point-in-time recovery|rehearsed)/i,
      ),
      ...v.terms("Backup and recovery", "Disaster recovery"),
    ],
  },
  {
    text: "Infrastructure as code",
    group: "operations",
    specific: 3,
    least: 3,
    grounds: (v) =>
      v.terms(
        "Terraform",
        "Pulumi",
        "Ansible",
        "Infrastructure as code",
        "OpenTofu",
        "HCL",
        "AWS CDK",
        "Nix",
        "NixOS",
      ),
  },
  {
    text: "Kubernetes operators",
    group: "platform",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:operator|controller-runtime|reconcil\w+|custom resources?|CRDs)\b.*\b(?:cluster|kubernetes|volume|primary|pods?)\b/i,
      ),
      ...v.terms("Kubernetes operators", "kubebuilder", "Operator SDK", "controller-runtime"),
    ],
  },
  {
    text: "Kubernetes in production",
    group: "platform",
    specific: 3,
    least: 3,
    grounds: (v) => v.terms("Kubernetes", "Helm", "Argo CD", "Flux", "k3s", "GitOps"),
  },
  {
    text: "Cost-aware cloud design",
    group: "platform",
    specific: 4,
    least: 2,
    grounds: (v) =>
      v.said(/\b(?:NAT bill|cloud bill|cost alarm|costs? (?:per|of)\b.*\d|USD per run|bill surprises?)/i),
  },
  {
    text: "Threat modelling",
    group: "security",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Threat modeling"),
      ...v.paths(/threat-?model/i),
      ...v.said(/\bthreat[- ]model/i),
    ],
  },
  {
    text: "Vulnerability research with disclosure",
    group: "security",
    specific: 5,
    least: 2,
    grounds: (v) => v.said(/\b(?:\d+ CVEs?|disclos(?:ed|ure)|criticals|exploited|published incident)\b/i),
  },
  {
    text: "Sign-in and authorization",
    group: "security",
    specific: 4,
    least: 3,
    grounds: (v) =>
      v.terms(
        "OAuth 2.0",
        "OpenID Connect",
        "Authorization",
        "Keycloak",
        "WebAuthn",
        "Identity and access management",
        "SAML",
        "OAuth",
      ),
  },
  {
    text: "Parsers that refuse bad input",
    group: "security",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:strict\b.*\bparser|parser\b.*\b(?:fuzz|refus|reject|accepts only)|differential fuzzer)/i,
      ),
      ...v.terms("Fuzz testing", "Parsing").filter(({ source }) => source !== "manifest"),
    ],
  },
  {
    text: "End-to-end encryption",
    group: "security",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("End-to-end encryption", "Cryptography", "Key management", "Noise protocol"),
      ...v.said(/\bend-to-end encrypt/i),
    ],
  },
  {
    text: "Applied zero-knowledge proofs",
    group: "security",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Zero-knowledge proofs", "Noir", "Circom"),
      ...v.said(/\b(?:zero[- ]knowledge|proof (?:time|size))\b/i),
    ],
  },
  {
    text: "Privacy by design",
    group: "privacy",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms("Privacy by design", "Differential privacy", "GDPR"),
      ...v.said(
        /\b(?:no tracking|never (?:uploads?|leaves?|asks? for)|pseudonym\w+|salted hash\w*|redacted before|stays? on the device|data stay|nothing is uploaded|no names|differential privacy|will never have analytics)/i,
      ),
    ],
  },
];
