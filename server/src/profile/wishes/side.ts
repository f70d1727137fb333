import type { Portrayed } from "../portrayed.ts";
import type { Side } from "./fit.ts";
import type { Wishes } from "./schema.ts";

export const sideOf = (wishes: Wishes, portrayed: Portrayed | undefined): Side => ({
  wishes,
  shown: portrayed
    ? {
        areas: portrayed.areas,
        technologies: portrayed.technologies,
        fields: [...portrayed.portrait.fields.keys()],
        level: portrayed.portrait.level,
      }
    : null,
});
