/** `npm run sentences`: what of the specification no browser test proves yet. */
import { differences, sentences } from "./sentences.ts";

const found = differences();
for (const line of found) console.log(line);
console.log(`${sentences().length} sentences, ${found.length} differences`);
