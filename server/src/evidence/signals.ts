import type { Term } from "../knowledge/dictionary.ts";
import type { CountedRepository } from "./repositories.ts";

type FindingSource = "manifest" | "path" | "language" | "topic" | "keyword" | "description" | "readme";

/** One place that shows one term. */
export type Finding = {
  term: Term;
  in: CountedRepository;
  source: FindingSource;
  path?: string;
  note: string;
  /** 0 to 1: strength of this kind of signal, before the repository's weight. */
  strength: number;
  /** Used for development and tests, not part of the product. */
  isTool?: boolean;
};

/** Strength of each kind of signal; published in docs/evidence.md. */
export const signalStrengths = {
  dependency: 0.95,
  developmentDependency: 0.4,
  path: 0.75,
  language: 0.75,
  topic: 0.65,
  keyword: 0.6,
  description: 0.6,
  opening: 0.45,
  features: 0.4,
  /** An idea mentioned in a single sentence of the features. */
  idea: 0.25,
  repeated: 0.35,
};

/** By the language's share of the code, 0 to 1. */
export const languageStrength = (share: number): number =>
  signalStrengths.language * (0.3 + 0.7 * Math.sqrt(share));

/** Rust is for anything, GLSL for graphics alone: see its area in the dictionary. */
export const isGeneralLanguage = ({ kind, area }: Term): boolean =>
  kind === "language" && area === "languages";

/** Writing a tool is not using it. */
export const isNameOf = (term: Term, { repository }: CountedRepository) =>
  [term.name, ...term.aliases].some(
    (name) =>
      name.replace(/[-_. ]/g, "").toLowerCase() === repository.name.replace(/[-_. ]/g, "").toLowerCase(),
  );
