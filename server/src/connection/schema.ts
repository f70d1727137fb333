import { z } from "zod";
import { anyId, plainText } from "../text/schema.ts";

export const maxNote = 300;
export const requestInput = z.object({
  addresseeId: anyId,
  /** One or two sentences, visible to the addressee only. */
  note: z.string().transform(plainText).pipe(z.string().max(maxNote)).nullish(),
});
export const connectionInput = z.object({ connectionId: anyId });
export const acceptInput = z.object({ requesterId: anyId });
export const setAsideInput = z.object({ id: anyId, aside: z.boolean().default(true) });
const maxReason = 1000;
/** Without `messageId` and `jobId`, the profile is reported; `jobId` is an opening of the person. */
export const reportInput = z.object({
  userId: anyId,
  messageId: anyId.nullish(),
  jobId: anyId.nullish(),
  reason: z.string().transform(plainText).pipe(z.string().min(1, "is empty").max(maxReason)),
});
