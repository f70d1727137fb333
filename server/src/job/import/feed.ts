import type { Candidate, Listing } from "./candidates.ts";
import { sourceFailure } from "./candidates.ts";
import { type Fields, fieldsOf } from "./columns.ts";
import { type Node, parseMarkup } from "./markup.ts";

const elements = (node: Node): Node[] => (node.children ?? []).filter((child) => child.type === "tag");
const textOf = (node: Node): string =>
  (node.children ?? []).map((child) => (child.type === "text" ? (child.data ?? "") : textOf(child))).join("");
/** Atom's `xhtml` content consists of elements, which are serialised again. */
const markupOf = (node: Node): string =>
  (node.children ?? [])
    .map((child) =>
      child.type === "text"
        ? (child.data ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;")
        : child.type === "tag"
          ? `<${child.name}>${markupOf(child)}</${child.name}>`
          : markupOf(child),
    )
    .join("");

const find = (node: Node, names: string[]): Node[] =>
  elements(node).flatMap((child) => (names.includes(localName(child)) ? [child] : find(child, names)));
const localName = (node: Node) => (node.name ?? "").split(":").at(-1)?.toLowerCase() ?? "";

const maxProlog = 8_000;
const prologParts = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!", ">"],
] as const;

/** Skips declarations, comments and the document type. */
function withoutProlog(text: string): string {
  let remaining = text.slice(0, maxProlog).trimStart();
  for (;;) {
    const [start, end] = prologParts.find(([begin]) => remaining.startsWith(begin)) ?? [];
    const at = start && end ? remaining.indexOf(end, start.length) : -1;
    if (!end || at < 0) return remaining;
    remaining = remaining.slice(at + end.length).trimStart();
  }
}

/** Whether the text is XML with entries: RSS, Atom, or the `<job>` lists that job sites exchange. */
export const looksLikeFeed = (text: string): boolean =>
  /^<(?:rss|feed|rdf:RDF|source|jobs|channel|\w{1,40}:feed)\b/i.test(withoutProlog(text));

/** Whether the text ends with a tag, ignoring trailing comments. */
function endsWithTag(text: string): boolean {
  let ending = text.trimEnd().slice(-2_000);
  while (ending.endsWith("-->") && ending.includes("<!--"))
    ending = ending.slice(0, ending.lastIndexOf("<!--")).trimEnd();
  return /<\/[\w:]+>$/.test(ending);
}

export function readFeed(text: string): Listing {
  const root = parseMarkup(text, { xmlMode: true });
  const entries = find(root, ["item", "entry", "job"]);
  // A truncated feed lacks its last tag: jobs that are missing from it must not be closed.
  if (!endsWithTag(text) || !closesItsRoot(root, text))
    throw sourceFailure("The feed is incomplete: it ends in the middle.");
  return {
    candidates: entries.map((entry, index): Candidate => ({ row: index + 1, fields: fieldsOfEntry(entry) })),
    problems: [],
  };
}

function closesItsRoot(root: Node, text: string): boolean {
  const name = elements(root)[0]?.name;
  return (
    name !== undefined &&
    (text.trimEnd().endsWith(`</${name}>`) || text.lastIndexOf(`</${name}>`) > text.length - 2_000)
  );
}

function fieldsOfEntry(entry: Node): Fields {
  const record: Record<string, unknown> = {};
  const tags: string[] = [];
  for (const child of elements(entry)) {
    const name = localName(child);
    const prefix = (child.name ?? "").split(":")[0];
    const value = textOf(child).trim();
    if (name === "link" && child.attribs?.href) {
      if (!record.link || (child.attribs.rel ?? "alternate") === "alternate")
        record.link = child.attribs.href;
    } else if (name === "encoded") record.content_encoded = value;
    else if (name === "content" && child.attribs?.type === "xhtml") record.content_encoded = markupOf(child);
    else if (name === "category") tags.push(child.attribs?.term ?? value);
    else if (name === "author" || (name === "creator" && prefix === "dc")) continue;
    else if (value) record[name] ??= value;
  }
  const fields = fieldsOf(record);
  // The full text, where the feed also has a summary.
  if (record.content_encoded) fields.description = record.content_encoded;
  if (!fields.url && typeof record.guid === "string" && /^https?:/.test(record.guid))
    fields.url = record.guid;
  if (tags.length && !fields.technologies) fields.technologies = tags;
  if (fields.city && !record.location)
    fields.location = [fields.city, fields.state, fields.country].filter(Boolean).join(", ");
  return { ...fields, ...(!fields.company && splitTitle(String(fields.title ?? ""))) };
}

/** Splits titles of feeds without a company element: "Acme: Senior Baker", "Senior Baker at Acme". */
function splitTitle(text: string): Fields {
  const title = text.replace(/\s+/g, " ").slice(0, 300);
  const before = /^([^:]{2,60}): (\S.*)$/.exec(title);
  if (before) return { company: before[1], title: before[2] };
  const after = /^(.{3,200}?) (?:at|@) ([\p{Lu}\d][^()]{1,60}?)(?: ?\(([^()]{1,100})\))?$/u.exec(title);
  return after ? { title: after[1], company: after[2], ...(after[3] && { location: after[3] }) } : {};
}
