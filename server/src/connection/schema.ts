import { z } from "zod";
import { anyId } from "../user/schema.ts";

export const requestInput = z.object({ addresseeId: anyId });
export const acceptInput = z.object({ requesterId: anyId });
export const declineInput = z.object({ id: anyId });
export const statusInput = z.object({ userId: anyId });

/** `lastEventId` is what a connection that was lost has seen last. */
export const newsInput = z.object({ lastEventId: z.string().max(40).optional() }).optional();
