import { z } from "zod";
import { withoutInvisibleButJoiners } from "../text/invisible.ts";

export const maxMessageLength = 2_000;

const visible = /[^\p{Z}\p{C}]/u;

export const messageBody = z
  .string()
  .transform((text) => withoutInvisibleButJoiners(text).trim())
  .pipe(
    z
      .string()
      .regex(visible, "is empty")
      .max(maxMessageLength, `is longer than ${maxMessageLength} characters`),
  );

export const sendInput = z.object({ body: messageBody });
/** `cursor` is the id of the oldest message loaded. */
export const pageInput = z.object({
  cursor: z.guid("is not a cursor of this list").nullish(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
