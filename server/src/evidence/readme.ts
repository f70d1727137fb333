import type { Account, Repository, RepositoryFile } from "../codehost/reading.ts";
import { withoutInvisible } from "../text/invisible.ts";
import { wordsKey } from "../text/tokens.ts";
import { type Block, blocksOf, sentencesOf } from "./markdown.ts";
import { isLimit } from "./negation.ts";
import { hasContactData } from "./privacy.ts";
import { isPromptInjection } from "./promptInjection.ts";
import { zoneOf } from "./sections.ts";

export type Sentence = ReturnType<typeof sentencesIn>[number];

/** Number of sentences in the opening, wherever it starts. */
const openingSentences = 4;

/** "English • Español • Deutsch", "Docs | Discord | Blog": a line of links. */
const isLineOfLinks = (text: string) => text.split(/ [•·|／] /).length >= 4;

const isReadme = (path: string) =>
  /^(?:\.github\/|docs\/)?readme(?:\.(?:md|markdown|mdx|rst|txt|adoc|org))?$/i.test(path);

export const readmeOf = (repository: Repository): RepositoryFile | undefined =>
  repository.files.filter((file) => isReadme(file.path)).sort((a, b) => a.path.length - b.path.length)[0];

/** Sentences to quote and to extract claims from: no instructions to the reader, contact data or name of the person. */
export function readmeSentences(repository: Repository, account: Account): Sentence[] {
  const readme = readmeOf(repository);
  if (!readme) return [];
  const namesPerson = personMatcher(account);
  const sentences = blocksOf(readme.text)
    .filter(
      ({ text, headings }) =>
        !isPromptInjection(text) && !headings.some(isPromptInjection) && !isLineOfLinks(text),
    )
    .flatMap((block) => sentencesIn(block, repository, readme.path))
    .filter((sentence) => !hasContactData(sentence.text) && !namesPerson(sentence.text));
  let remaining = openingSentences;
  return sentences.map((sentence) => {
    if (sentence.zone === "excluded") return sentence;
    if (remaining > 0) {
      remaining--;
      return { ...sentence, zone: "opening" };
    }
    return sentence.zone === "opening" ? { ...sentence, zone: "other" } : sentence;
  });
}

function sentencesIn({ headings, text, isListItem }: Block, repository: Repository, path: string) {
  const zone = zoneOf(headings);
  return sentencesOf(text, repository.name)
    .filter((sentence) => sentence.length >= 8 && sentence.length <= 600)
    .map((sentence, index) => ({
      text: sentence,
      path,
      zone,
      /** The nearest preceding heading; empty before the first. */
      heading: headings.at(-1) ?? "",
      isListItem,
      /** The first sentence of its paragraph or list item. */
      isFirst: index === 0,
      /** States what the software does not do. */
      isLimit: isLimit(sentence),
    }));
}

/** Descriptions are quoted too, so the same rules apply. */
export function safeDescription(repository: Repository, account: Account): string | null {
  const text = withoutInvisible((repository.description ?? "").slice(0, 1_000), " ")
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f/gu, " ")
    .replace(/(?<![\w:]):[a-z][a-z0-9_+-]{1,40}:(?::[a-z][a-z0-9_+-]{1,40}:){0,9}(?![\w:])/g, " ")
    // "a scheduler for use with https://…": removes the address with its preposition.
    .replace(/(?:(?: (?:for|to) use)? (?:with|using|via|at|see|from|by|on))? <?https?:\/\/\S{1,300}/g, "")
    .replace(/`([^`]{1,80})`|(?<![\p{L}\p{N}])([_*]{1,3})([^_*]{1,80})\2(?![\p{L}\p{N}])/gu, "$1$3")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
  if (
    text === "" ||
    isOnlyName(text, repository.name) ||
    isPromptInjection(text) ||
    hasContactData(text) ||
    personMatcher(account)(text)
  )
    return null;
  return text;
}

/** "Yard Master" of "yard-master" only repeats the name. */
function isOnlyName(text: string, name: string): boolean {
  const words = new Set(wordsKey(name).split(" "));
  return wordsKey(text)
    .split(" ")
    .every((word) => words.has(word));
}

function personMatcher({ name, login }: Account): (text: string) => boolean {
  const whole = (name ?? "").trim().toLowerCase();
  const parts = whole
    .split(/\s+/)
    .filter((part) => part.length > 3)
    .map((part) => new RegExp(`(?<!\\p{L})${part.replace(/[^\p{L}\p{N}]/gu, ".")}(?!\\p{L})`, "iu"));
  return (text) => {
    const plain = text.toLowerCase();
    return (
      (whole.length > 3 && plain.includes(whole)) ||
      parts.some((part) => part.test(text)) ||
      (login.length > 3 && plain.includes(`@${login.toLowerCase()}`))
    );
  };
}

const foreignWords =
  /(?<!\p{L})(?:el|la|las|los|del|una|por|para|con|que|de|les|des|le|du|et|est|une|pour|avec|sur|dans|der|die|das|und|ist|nicht|mit|für|von|ein|eine|zu|auf|och|att|det|som|är|til|og|på|ikke|een|het|van|voor|met|dla|jest|nie|się|na|em|não|uma|dos|per|amb|els|dels|il|di|che|gli|pri|za|je|se|ve|bir|için|ile)(?!\p{L})/giu;
const englishWords =
  /(?<!\p{L})(?:the|a|an|of|to|in|and|is|are|it|for|with|on|that|this|by|from|as|at|be|not|or|one|was|has|when|which|its|than|per|into|each|every|no|you|we|if)(?!\p{L})/giu;

/** Profiles are in English; a Catalan README counts for its terms but is not quoted. */
export function isEnglish(text: string): boolean {
  const foreign = text.match(foreignWords)?.length ?? 0;
  const english = text.match(englishWords)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  return latin >= letters * 0.85 && (english > foreign || (english === foreign && foreign <= 1));
}
