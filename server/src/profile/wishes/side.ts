import type { PersonPortrait } from "../portraits.ts";
import type { Side } from "./fit.ts";
import type { Wishes } from "./schema.ts";

export const sideOf = (wishes: Wishes, portrayed: PersonPortrait | undefined): Side => ({
  wishes,
  evidence: portrayed
    ? {
        areas: portrayed.areas,
        technologies: portrayed.technologies,
        fields: [...portrayed.portrait.fields.keys()],
        level: portrayed.portrait.level,
      }
    : null,
});
