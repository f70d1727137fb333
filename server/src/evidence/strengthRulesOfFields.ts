import type { StrengthRule } from "./strengthRules.ts";

/** Crafts that belong to one field: compilers, machines, media, maps, money, people. */
export const fieldRules: StrengthRule[] = [
  {
    text: "Compiler construction",
    group: "languages",
    specific: 5,
    least: 3,
    grounds: (v) => [
      ...v.terms(
        "Compilers",
        "LLVM",
        "Static single assignment",
        "JIT compilation",
        "Type systems",
        "Interpreters",
        "Code generation",
      ),
      ...v.said(/\b(?:type inference|intermediate representation|\bIR\b|register allocator|miscompilation)/),
    ],
  },
  {
    text: "Static analysis tools",
    group: "languages",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v
        .terms("Static analysis", "Abstract syntax trees", "Linting", "Tree-sitter")
        .filter(({ source }) => source !== "manifest" && source !== "path"),
      ...v.said(/\b(?:rules on the AST|static analysis|linter)\b/i),
    ],
  },
  {
    text: "Machine-checked proofs",
    group: "languages",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Formal verification", "Coq", "Rocq", "Lean", "Agda", "Isabelle", "TLA+"),
      ...v.said(/\b(?:soundness proof|mechanised|machine-checked|no axioms)\b/i),
    ],
  },
  {
    text: "Low-power firmware",
    group: "embedded",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:\d[\d.]* ?(?:uA|µA|mA)\b|sleep current|battery life|years by calculation|cell lasts|sleeping)/,
      ),
      ...v.terms("Low-power design"),
    ],
  },
  {
    text: "Firmware that survives the field",
    group: "embedded",
    specific: 4,
    least: 3,
    grounds: (v) => [
      ...v.terms(
        "Over-the-air updates",
        "Zephyr",
        "STM32",
        "ESP32",
        "ESP-IDF",
        "FreeRTOS",
        "Embedded systems",
        "Firmware",
      ),
      ...v.said(
        /\b(?:watchdog|no malloc|no heap|rollback if|flash pages?|nodes? (?:updated|in the ground))/i,
      ),
    ],
  },
  {
    text: "SLAM and sensor fusion",
    group: "robotics",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("SLAM", "Sensor fusion", "Kalman filters"),
      ...v.said(/\b(?:odometry|Kalman|pose graph|loop closures?)\b/i),
    ],
  },
  {
    text: "Safety-critical engineering",
    group: "safety",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Functional safety"),
      ...v.said(/\b(?:ISO 13849|IEC 6\d{4}|MISRA|ISO 15189|IEC 62304|accredited|FMEA|hazards?)\b/),
      ...v.paths(/(?:fmea|hazards?)\.md$/i),
    ],
  },
  {
    text: "Native modules across iOS and Android",
    group: "mobile",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(/\b(?:native module|Swift \/ Kotlin|JSI|in Swift and Kotlin|iOS and Android count)/),
      ...v.terms("Expo Modules", "Kotlin Multiplatform"),
    ],
  },
  {
    text: "Careful app releases",
    group: "mobile",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(/\b(?:staged (?:release|rollout)?|crash-free|release is staged|no release in|rollout)/i),
      ...v.paths(/^fastlane\/$/),
      ...v.terms("fastlane", "Progressive delivery"),
    ],
  },
  {
    text: "Apps that stay fast on old phones",
    group: "mobile",
    specific: 5,
    least: 2,
    grounds: (v) =>
      v.said(
        /\b(?:phones? older|old(?:er)? phones?|20(?:1[4-9]|2[01]) phone|on a (?:20\d\d|cheap|bad|slow)|galaxy a\d|bad phone|2 ?GB of RAM|low-end|cold start \d)/i,
      ),
  },
  {
    text: "Design systems",
    group: "interface",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "Design systems",
        "Design tokens",
        "Storybook",
        "Style Dictionary",
        "Component-driven development",
      ),
      ...v.said(/\bdesign (?:system|tokens?)\b/i),
    ],
  },
  {
    text: "Accessibility proven with users",
    group: "accessibility",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(/\b(?:blind|screen[- ]readers?|NVDA|VoiceOver|TalkBack)\b.*/i),
      ...v.said(/\bWCAG\b/),
    ],
  },
  {
    text: "Accessible interfaces",
    group: "accessibility",
    specific: 3,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "Web accessibility",
        "Accessibility",
        "Accessibility testing",
        "axe-core",
        "Assistive technology",
        "WCAG",
      ),
    ],
  },
  {
    text: "Light pages that load at once",
    group: "interface",
    specific: 4,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:\d[\d.]* ?k[Bb]\b(?:.*\b(?:first load|bundle|zero deps|gzipped|no layout shift))?|works? without JavaScript|zero client JS|load(?:s)? in \d+ ms|no client JavaScript)/i,
      ),
      ...v.terms("Web performance", "Progressive enhancement"),
    ],
  },
  {
    text: "Typed from database to screen",
    group: "interface",
    specific: 4,
    least: 3,
    grounds: (v) =>
      v
        .terms("tRPC", "Zod", "Drizzle ORM", "Prisma", "Type safety")
        .filter((finding) => finding.in.repository.languages.some(({ name }) => name === "TypeScript")),
  },
  {
    text: "Data visualisation",
    group: "interface",
    specific: 4,
    least: 2,
    grounds: (v) => v.terms("Data visualization", "D3.js", "Vega-Lite", "Observable", "deck.gl"),
  },
  {
    text: "Many languages and scripts",
    group: "language",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Internationalization", "Unicode and text processing"),
      ...v.said(
        /\b(?:bilingual|right-to-left|multilingual|in (?:Catalan|Basque|three languages|3 languages)|voice input|macrons|diacritics|look-alike Cyrillic|dialects?)\b/i,
      ),
    ],
  },
  {
    text: "Honest model evaluation",
    group: "ml",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Model evaluation", "LLM evaluation"),
      ...v.said(
        /\b(?:hand-labelled|held[- ]out|did not generalise|AUC|precision (?:on|at|and)|recall|false (?:alarm|positive)s?|hit rate|sensitivity|confidence interval|95 % CI|baseline|verification)\b/i,
      ),
    ],
  },
  {
    text: "Models on small devices",
    group: "ml",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("On-device ML", "TinyML", "LiteRT", "ExecuTorch", "Quantization", "ONNX Runtime"),
      ...v.said(/\b(?:on[- ]device|TFLite|int8|runs on (?:a )?(?:phone|Jetson|mid-range))/i),
    ],
  },
  {
    text: "Answers with their sources",
    group: "ml",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Retrieval-augmented generation", "Hybrid search", "Reranking"),
      ...v.said(/\b(?:reciprocal rank|rerank|citations?|clause it rests on|cites?)\b/i),
    ],
  },
  {
    text: "Search relevance",
    group: "search",
    specific: 5,
    least: 3,
    grounds: (v) => [
      ...v.terms(
        "Search relevance",
        "Learning to rank",
        "Apache Lucene",
        "Tantivy",
        "Full-text search",
        "Elasticsearch",
      ),
      ...v.said(/\b(?:nDCG|BM25|relevance|learning to rank|click model)\b/i),
    ],
  },
  {
    text: "Computer vision in the wild",
    group: "ml",
    specific: 5,
    least: 3,
    grounds: (v) =>
      v
        .terms(
          "Computer vision",
          "Image segmentation",
          "Object detection",
          "OpenCV",
          "PyTorch",
          "Object tracking",
          "Ultralytics",
        )
        .filter(
          ({ term }) =>
            term.name !== "PyTorch" ||
            v.terms("Computer vision", "Image segmentation", "Object detection").length > 0,
        ),
  },
  {
    text: "Forecasts with stated uncertainty",
    group: "science",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.said(
        /\b(?:ensemble members?|ensemble of|uncertainty|prediction interval|probabilistic|credible interval|forecasts? (?:is|for))\b/i,
      ),
      ...v.terms("Time series forecasting", "Bayesian inference", "Bayesian statistics", "Data assimilation"),
    ],
  },
  {
    text: "Numerical methods",
    group: "science",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Numerical methods", "High-performance computing", "Computational fluid dynamics", "MPI"),
      ...v.said(
        /\b(?:multigrid|conjugate gradients?|solver|manufactured solutions|least squares|halo exchange)\b/i,
      ),
    ],
  },
  {
    text: "Reproducible pipelines",
    group: "science",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Nextflow", "Snakemake", "Reproducible builds", "Reproducible research"),
      ...v.said(
        /\b(?:reproducib\w+|pinned by digest|byte by byte|bit[- ]identical|same inputs, same output|identical (?:SNP|tables|output))/i,
      ),
      ...v.paths(/^CITATION\.cff$/),
    ],
  },
  {
    text: "Spatial data and maps",
    group: "maps",
    specific: 4,
    least: 3,
    grounds: (v) =>
      v.terms(
        "PostGIS",
        "MapLibre",
        "MapLibre GL",
        "Geographic information systems",
        "GIS",
        "GDAL",
        "QGIS",
        "OpenStreetMap",
        "Leaflet",
        "Vector tiles",
        "GeoPandas",
        "Mapbox",
      ),
  },
  {
    text: "GPU and shader programming",
    group: "graphics",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "WebGPU",
        "WGSL",
        "GLSL",
        "HLSL",
        "Vulkan",
        "GPU computing",
        "CUDA",
        "Shader programming",
        "wgpu",
        "Ray tracing",
        "Computer graphics",
        "Rendering",
      ),
    ],
  },
  {
    text: "Real-time audio",
    group: "audio",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v
        .terms("Audio programming", "Digital signal processing", "JUCE", "Web Audio API", "Signal processing")
        .filter((finding) =>
          /audio|sound|reverb|music|juce|synth/i.test(`${finding.note} ${finding.in.description ?? ""}`),
        ),
      ...v.said(/\b(?:audio thread|AudioWorklet|pitch detection|impulse responses?)\b/i),
    ],
  },
  {
    text: "Finished, shipped games",
    group: "games",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "Godot",
        "Unity",
        "Unreal Engine",
        "Bevy",
        "Game development",
        "Game engines",
        "Love2D",
        "Phaser",
      ),
      ...v.said(/\b(?:on Steam|itch\.io|copies sold|sold \d|players?)\b/i),
    ],
  },
  {
    text: "Smart contracts with invariants",
    group: "contracts",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Solidity", "Foundry", "Smart contracts", "Smart contract security"),
      ...v.said(/\b(?:invariants|reentrancy|external audits?)\b/i),
    ],
  },
  {
    text: "Money that adds up",
    group: "money",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Double-entry bookkeeping", "Money and decimal arithmetic"),
      ...v.said(
        /\b(?:double[- ]entry|ledger|moves? money|reconcil\w+|camt\.05\d|settlement|payment intent|0 lost funds)\b/i,
      ),
    ],
  },
  {
    text: "Market-data engineering",
    group: "money",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("Market data", "Algorithmic trading", "Backtesting", "FIX protocol", "kdb+"),
      ...v.said(/\b(?:order book|tick (?:store|data)|backtests?|look-ahead|FIX \d)/i),
    ],
  },
  {
    text: "Healthcare interoperability",
    group: "health",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms("FHIR", "HL7", "DICOM", "HL7 FHIR"),
      ...v.said(/\b(?:FHIR|HL7|MLLP|DICOM)\b/),
    ],
  },
  {
    text: "Genomics pipelines",
    group: "health",
    specific: 5,
    least: 2,
    grounds: (v) => v.terms("Genomics", "Bioinformatics", "Nextflow", "Biopython", "Sequence alignment"),
  },
  {
    text: "Scheduling and constraint solving",
    group: "algorithms",
    specific: 5,
    least: 2,
    grounds: (v) => [
      ...v.terms(
        "Constraint solving",
        "Combinatorial optimization",
        "Timefold",
        "OR-Tools",
        "Route optimization",
      ),
      ...v.said(/\b(?:constraint solv\w+|solver\b.*\b(?:rules|budget|slots?))/i),
    ],
  },
];
