import { tokenAccesses } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { plainText } from "../text/schema.ts";

const maxTokenName = 60;
export const newTokenInput = z.object({
  name: z.string().transform(plainText).pipe(z.string().min(1, "is empty").max(maxTokenName)),
  access: z.enum(tokenAccesses).default("read"),
});
