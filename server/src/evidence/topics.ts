import { termNamed } from "../knowledge/dictionary.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { wordsKey } from "../text/tokens.ts";
import type { CountedRepository } from "./repositories.ts";

const maxTopics = 6;
/** Topics of campaigns and of the code host. */
const campaigns = /hacktoberfest|good-first-issue|open-?source|awesome|github|gitlab/;

/** A repository's topics that add to its name and description, longer ones first. Technologies have their own list. */
export function topicsOf({ repository, description }: CountedRepository): string[] {
  const known = wordsKey(`${repository.name} ${description ?? ""}`);
  const isNew = (topic: string) => {
    const term = termNamed(topic.replaceAll("-", " "));
    return !known.includes(wordsKey(topic)) && !campaigns.test(topic) && !isTechnology(term);
  };
  const isLong = (topic: string) => Number(topic.includes("-"));
  return repository.topics
    .filter((topic) => /^[a-z]{3,}(?:-[a-z\d]{2,}){0,3}$/.test(topic) && isNew(topic))
    .sort((a, b) => isLong(b) - isLong(a))
    .slice(0, maxTopics);
}

/** The text and as many topics as fit in `maxLength` characters: "893 commits. Topics: nat-gateway, subnet." */
export function withTopics(text: string, topics: string[], maxLength: number): string {
  const candidates = topics.map((_, at) => `${text} Topics: ${topics.slice(0, at + 1).join(", ")}.`);
  return candidates.findLast(({ length }) => length <= maxLength) ?? text;
}

const added = / Topics: ([a-z\d, -]+)\./;

/** Takes apart what `withTopics` put together. */
export function partTopics(text: string): { text: string; topics: string[] } {
  const [whole = "", topics] = added.exec(text) ?? [];
  return { text: text.replace(whole, ""), topics: topics?.split(", ") ?? [] };
}
