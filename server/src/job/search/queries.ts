import { folded, jobs } from "@career-hub/db/schema.ts";
import { or, type SQL, sql } from "drizzle-orm";
import { termNamed } from "../../knowledge/dictionary.ts";

const websearch = (q: string) => sql`websearch_to_tsquery('english', ${folded(sql`${q}`)})`;

/** The last word is matched as a prefix; otherwise web search syntax: words, "phrases", -exclusions and "or". */
function wordsQuery(q: string): SQL {
  const isPlain = !/"|\bor\b|(?:^|\s)-\S*$/i.test(q);
  const lastWord = isPlain ? q.match(/[\p{L}\p{N}]{2,}$/u)?.[0] : undefined;
  if (!lastWord) return websearch(q);
  const completeWords = q.slice(0, -lastWord.length);
  const prefixQuery = sql`to_tsquery('english', ${folded(sql`${`${lastWord}:*`}`)})`;
  return completeWords.trim() ? sql`(${websearch(completeWords)} && ${prefixQuery})` : prefixQuery;
}

/** Written together, with a hyphen or apart: "Frontend", "Front-end", "front end". */
const compounds = /\b(front|back|full)[\s-]?(end|stack)\b/gi;

function queryOf(q: string): SQL {
  const together = q.replace(compounds, "$1$2");
  const apart = q.replace(compounds, "$1 $2");
  return together === apart ? wordsQuery(q) : sql`(${wordsQuery(together)} || ${wordsQuery(apart)})`;
}

/** "C#", "C++", ".NET": full-text search knows only their letters. */
const isSymbolic = (q: string) => termNamed(q) !== undefined && /[+#]|^\./.test(q);
const titleContains = (q: string) => sql`position(lower(${q}) in lower(${jobs.title})) > 0`;

export const titleMatches = (q: string): SQL =>
  isSymbolic(q) ? titleContains(q) : sql`to_tsvector('english', ${folded(jobs.title)}) @@ ${queryOf(q)}`;

export function textMatches(q: string): SQL | undefined {
  if (!q) return undefined;
  const query = queryOf(q);
  // Full-text search splits "Node.js" and drops "IT" as a stop word, but the dictionary knows them.
  const term = termNamed(q);
  return or(
    isSymbolic(q) ? undefined : sql`${jobs.search} @@ ${query}`,
    term && sql`${jobs.technologies} @> array[${term.name}]::text[]`,
    /^[\p{L}\p{N} ]+$/u.test(q)
      ? sql`(numnode(${query}) = 0 and ${jobs.title} ~* ${`\\m${q}\\M`})`
      : undefined,
  );
}
