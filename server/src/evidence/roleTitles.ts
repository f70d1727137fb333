/** What somebody could be in a young company, by how long they have done it: beginning, working, leading. */
export type RoleRule = {
  titles: [beginning: string, working: string, leading: string];
  /** A role of the dictionary's terms, or the terms that make a special one. */
  role?: string;
  terms?: string[];
  factor: number;
};

export const roleRules: RoleRule[] = [
  {
    titles: ["Junior frontend developer", "Frontend engineer", "Frontend lead"],
    role: "frontend",
    factor: 1,
  },
  { titles: ["Junior backend developer", "Backend engineer", "Backend lead"], role: "backend", factor: 0.8 },
  { titles: ["Junior mobile developer", "Mobile engineer", "Mobile lead"], role: "mobile", factor: 1.5 },
  { titles: ["Junior data engineer", "Data engineer", "Head of data"], role: "data", factor: 0.75 },
  {
    titles: ["Junior ML engineer", "Machine learning engineer", "Machine learning lead"],
    role: "ml",
    factor: 1.1,
  },
  {
    titles: ["Junior platform engineer", "Platform engineer", "Infrastructure lead"],
    role: "infrastructure",
    factor: 0.85,
  },
  {
    titles: ["Junior security engineer", "Security engineer", "Head of security"],
    role: "security",
    factor: 1.2,
  },
  { titles: ["Junior systems developer", "Systems engineer", "Systems lead"], role: "systems", factor: 0.85 },
  {
    titles: ["Junior firmware developer", "Firmware engineer", "Hardware and firmware lead"],
    role: "embedded",
    factor: 1.3,
  },
  {
    titles: ["Junior game developer", "Game developer", "Game technical director"],
    role: "games",
    factor: 1.4,
  },
  {
    titles: ["Junior graphics developer", "Graphics engineer", "Graphics lead"],
    role: "graphics",
    factor: 1.1,
  },
  {
    titles: ["Junior design engineer", "Design engineer", "Design engineering lead"],
    role: "design",
    factor: 1.2,
  },
  {
    titles: ["Junior product engineer", "Product engineer", "Head of product"],
    role: "product",
    factor: 1.2,
  },
  {
    titles: ["Junior protocol developer", "Smart contract engineer", "Protocol lead"],
    role: "blockchain",
    factor: 1.4,
  },
  { titles: ["Research assistant", "Research engineer", "Head of research"], role: "research", factor: 0.8 },
  {
    titles: ["Junior test engineer", "Quality engineer", "Head of quality engineering"],
    role: "quality",
    factor: 0.6,
  },
  {
    titles: ["Junior tools developer", "Compiler engineer", "Language and tools lead"],
    terms: [
      "Compilers",
      "LLVM",
      "Type systems",
      "OCaml",
      "Static single assignment",
      "Interpreters",
      "Language server protocol",
      "Programming languages",
    ],
    factor: 1.6,
  },
  {
    titles: ["Junior database developer", "Database engineer", "Database lead"],
    terms: [
      "Storage engines",
      "Write-ahead logging",
      "Query optimization",
      "LSM trees",
      "Database internals",
      "PostgreSQL extensions",
      "MVCC",
      "Crash recovery",
    ],
    factor: 1,
  },
  {
    titles: ["Junior robotics developer", "Robotics engineer", "Robotics lead"],
    terms: ["ROS", "ROS 2", "SLAM", "Robotics", "Sensor fusion"],
    factor: 1.5,
  },
  {
    titles: ["Junior GIS developer", "Geospatial engineer", "Geospatial lead"],
    terms: [
      "PostGIS",
      "MapLibre",
      "MapLibre GL",
      "GIS",
      "Geographic information systems",
      "OpenStreetMap",
      "Vector tiles",
      "GDAL",
    ],
    factor: 1.5,
  },
  {
    titles: ["Junior audio developer", "Audio engineer", "Audio software lead"],
    terms: [
      "JUCE",
      "Audio programming",
      "Web Audio API",
      "Digital signal processing",
      "Faust",
      "Signal processing",
    ],
    factor: 1.3,
  },
  {
    titles: ["Junior bioinformatician", "Bioinformatics engineer", "Bioinformatics lead"],
    terms: ["Bioinformatics", "Genomics", "Nextflow", "Snakemake", "Biopython"],
    factor: 1.5,
  },
  {
    titles: ["Junior docs engineer", "Documentation engineer", "Developer experience lead"],
    terms: [
      "Technical writing",
      "Developer experience",
      "Documentation",
      "Docs as code",
      "OpenAPI",
      "SDK development",
      "Astro",
      "Developer tools",
    ],
    factor: 1.1,
  },
  {
    titles: ["Junior search engineer", "Search engineer", "Search lead"],
    terms: [
      "Search relevance",
      "Apache Lucene",
      "Tantivy",
      "Learning to rank",
      "Full-text search",
      "Elasticsearch",
      "OpenSearch",
    ],
    factor: 1.5,
  },
  {
    titles: ["Junior SRE", "Site reliability engineer", "Site reliability lead"],
    terms: [
      "Site reliability engineering",
      "Service level objectives",
      "Prometheus",
      "Incident response",
      "OpenTelemetry",
      "Alertmanager",
    ],
    factor: 1,
  },
  {
    titles: ["Junior payments developer", "Payments engineer", "Payments lead"],
    terms: [
      "Payments",
      "Double-entry bookkeeping",
      "Fintech",
      "Mobile money",
      "Banking",
      "Money and decimal arithmetic",
    ],
    factor: 1.5,
  },
  {
    titles: ["Junior privacy engineer", "Privacy engineer", "Privacy engineering lead"],
    terms: ["Differential privacy", "Privacy by design", "End-to-end encryption", "Privacy"],
    factor: 1.4,
  },
  {
    titles: ["Junior accessibility developer", "Accessibility engineer", "Accessibility lead"],
    terms: ["Web accessibility", "Accessibility", "Assistive technology", "Accessibility testing", "WCAG"],
    factor: 1.2,
  },
  {
    titles: ["Scientific programmer", "Scientific software engineer", "Scientific computing lead"],
    terms: [
      "Numerical methods",
      "High-performance computing",
      "Julia",
      "Fortran",
      "MPI",
      "Climate science",
      "Weather forecasting",
      "xarray",
      "Meteorology",
    ],
    factor: 1.2,
  },
  {
    titles: ["Junior growth engineer", "Growth engineer", "Head of growth"],
    terms: [
      "A/B testing",
      "Experimentation",
      "E-commerce",
      "Shopify",
      "Conversion rate optimization",
      "Product analytics",
      "Pricing",
      "Growth",
    ],
    factor: 1.1,
  },
  {
    titles: ["Junior health IT developer", "Health informatics engineer", "Health informatics lead"],
    terms: ["FHIR", "HL7", "Healthcare", "HL7 FHIR", "DICOM", "Digital health", "Medical devices"],
    factor: 1.3,
  },
  {
    titles: ["Junior quant developer", "Quantitative developer", "Trading systems lead"],
    terms: [
      "Market data",
      "Algorithmic trading",
      "Backtesting",
      "FIX protocol",
      "Trading",
      "Quantitative finance",
    ],
    factor: 1.6,
  },
];
