import { tokenAccesses } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { plainText } from "../profile/schema.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/** An id as it arrives. What has not even the form of one is nobody's, and is answered like any other unknown id. */
export const anyId = z
  .string("it is not an id")
  .transform((text) => (z.guid().safeParse(text).success ? text.toLowerCase() : nobody));

export const sessionInput = z.object({ id: anyId });
export const tokenInput = z.object({ id: anyId });
export const maxTokenName = 60;
export const newTokenInput = z.object({
  name: z.string().transform(plainText).pipe(z.string().min(1, "it is empty").max(maxTokenName)),
  access: z.enum(tokenAccesses).default("read"),
});
