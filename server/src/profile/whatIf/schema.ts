import { z } from "zod";
import { areas } from "../../matching/enums.ts";
import { anyId } from "../../text/schema.ts";

/** Something to have learned: a technology by name, or an area. */
export const learnInput = z.object({
  userId: anyId,
  technology: z.string().trim().min(1).max(80).optional(),
  area: z.enum(areas).optional(),
});
export const thirdInput = z.object({ userId: anyId, thirdId: anyId });
