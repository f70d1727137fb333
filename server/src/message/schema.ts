import { z } from "zod";
import { anyId } from "../user/schema.ts";

export const maxMessageLength = 2_000;

// Control characters, and what turns the reading direction of the text around it.
const unsafeCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const visible = /[^\p{Z}\p{C}]/u;

export const messageBody = z
  .string("it is not a text")
  .transform((text) => text.toWellFormed().replace(unsafeCharacters, "").trim())
  .pipe(
    z
      .string()
      .regex(visible, "it is empty")
      .max(maxMessageLength, `it is longer than ${maxMessageLength} characters`),
  );

export const threadInput = z.object({ connectionId: anyId });
export const sendInput = z.object({ body: messageBody });
/** `cursor` is the id of the oldest message that is already there. */
export const pageInput = z.object({
  cursor: anyId.nullish(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
