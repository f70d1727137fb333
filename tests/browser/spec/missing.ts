/** `npm run sentences`: lists sentences of the specification without a browser test, and tests without a sentence. */
import { differences, sentences } from "./sentences.ts";

const found = differences();
for (const line of found) console.log(line);
console.log(`${sentences().length} sentences, ${found.length} differences`);
