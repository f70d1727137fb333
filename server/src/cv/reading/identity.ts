import { hasContactData } from "../../evidence/privacy.ts";
import type { Part } from "../schema.ts";
import { isPlace, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";

const personal =
  /^(?:name|full name|address|phone|mobile|cell|tel|e-?mail|mail|date of birth|birth ?date|born|dob|nationality|citizenship|gender|sex|marital status|age|linkedin|github|git|skype|telegram|whatsapp|website|portfolio|location|geburtsdatum|adresse|telefon|familienstand|staatsangehörigkeit|nationalité|fecha de nacimiento|dirección|teléfono|адрес|телефон|дата рождения|гражданство)\b\s*[:.]?/iu;

/** The person's headline under the name. */
export function headlineOf(lines: ReadLine[]): string {
  const texts = lines.slice(0, 8).map((line) => line.plain.replace(/^[\p{L} ]{2,20}:\s+/u, ""));
  const headline = texts.find(
    (text) =>
      titleScore(text) >= 1 &&
      /^[^\p{Ll}]/u.test(text) &&
      !/[.!?]$/.test(text) &&
      !hasContactData(text) &&
      text.split(/\s+/).length <= 10,
  );
  return (
    headline
      ?.replace(/^[•|\s]+|[|\s]+$/g, "")
      .replace(/\s+/g, " ")
      .slice(0, 120) ?? ""
  );
}

/** Name, address and contacts, which are excluded from all comparisons. */
export function isPersonal(line: string): boolean {
  return hasContactData(line) || personal.test(line) || isPlace(line);
}

const contact =
  /[^\s@<>()|,;]+@[^\s@<>()|,;]+|(?:https?:\/\/|www\.)\S+|\b(?:[\w-]+\.)+(?:com|org|net|io|dev|de|me|ru|app|ai|co)\/\S*|(?:\+|\b00)?\(?\d{2,4}\)?[\s./-]\(?\d{2,4}\)?[\s./-]\d{2,4}(?:[\s./-]?\d{2,4})?/gi;

/** The text for vectors and scores, without name, address and contacts. */
export function comparableText(parts: Part[]): string {
  const name = nameOf(parts);
  return parts
    .flatMap(({ kind, text }) => {
      const lines = text.split("\n");
      return kind === "identity"
        ? lines.filter((line) => titleScore(line) >= 1 && !isPersonal(line) && line !== name)
        : lines.filter((line) => !personal.test(line));
    })
    .map((line) => withoutName(line, name).replace(contact, " "))
    .filter((line) => /\p{L}/u.test(line))
    .join("\n");
}

/** At most four capitalised words; in scripts without spaces and capitals, one word of two characters. */
function isNameLike(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const initials = line.match(/[\p{Lu}\p{Lo}]/gu) ?? [];
  return (
    words.length <= 4 &&
    initials.length >= 2 &&
    words.every((word) => /^[\p{Lu}\p{Lo}][\p{L}.'’-]*$/u.test(word))
  );
}

function nameOf(parts: Part[]): string {
  const first = parts.find((part) => part.kind === "identity")?.text.split("\n") ?? [];
  return first.slice(0, 4).find((line) => isNameLike(line) && titleScore(line) === 0 && !isPlace(line)) ?? "";
}

function withoutName(line: string, name: string): string {
  if (name === "") return line;
  const words = name.split(/\s+/).filter((word) => word.length > 1);
  const word = `(?:${words.map(RegExp.escape).join("|")})`;
  return line.replace(new RegExp(`(?<!\\p{L})${word}(?:\\s+${word})+(?!\\p{L})`, "giu"), " ");
}
