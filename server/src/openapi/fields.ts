import { z } from "zod";

export const moment = z.iso.datetime();
export const percent = z.int().min(0).max(100);
export const user = z.strictObject({ id: z.uuid(), username: z.string(), avatar_url: z.string() });
/** Response of most mutations. */
export const confirmation = z.strictObject({ message: z.string() });
/** Rows with exactly these fields. */
export const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));
