import { useState } from "react";
import type { EditedTexts, Owner } from "./owner.ts";

type TextsById = Record<string, EditedTexts>;

const hasText = (texts: TextsById): boolean =>
  Object.values(texts).some((fields) => Object.values(fields).some((text) => text !== undefined));

/** The edits of stored generations, which are in no saved profile yet; `id` is the generation that is shown. */
export function useGenerationEdits(id = "") {
  const [edited, setEdited] = useState<TextsById>({});
  const [drafts, setDrafts] = useState<TextsById>({});
  const withTexts = (texts: EditedTexts) => (all: TextsById) => ({ ...all, [id]: { ...all[id], ...texts } });
  const onEdit: Owner["onEdit"] = async (texts) => {
    setEdited(withTexts(texts));
    return true;
  };
  return {
    edited: edited[id],
    owner: {
      onEdit,
      drafts: drafts[id] ?? {},
      onDraft: (texts: EditedTexts) => setDrafts(withTexts(texts)),
    },
    changed: hasText(edited) || hasText(drafts),
    clear: () => {
      setEdited({});
      setDrafts({});
    },
  };
}
