import { isObject } from "../../text/isObject.ts";
import type { Candidate, Listing, Problem } from "./candidates.ts";
import type { Fields } from "./columns.ts";
import { type Node, parseMarkup } from "./markup.ts";

type JsonObject = Record<string, unknown>;
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const text = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(", ");
  return isObject(value) ? text(value.name ?? value["@value"] ?? value.value ?? "") : "";
};

const isPosting = (value: JsonObject) =>
  list(value["@type"]).some((type) => /(?:^|[/#:])JobPosting$/.test(String(type)));

/** All postings at any depth: @graph, ItemList, mainEntity and plain arrays are in use. */
export function postingsIn(value: unknown, depth = 0): JsonObject[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth + 1));
  if (!isObject(value)) return [];
  if (isPosting(value)) return [value];
  return Object.values(value).flatMap((one) => (typeof one === "object" ? postingsIn(one, depth + 1) : []));
}

function placeOf(place: unknown): string {
  if (!isObject(place)) return text(place);
  const address = place.address ?? place;
  if (!isObject(address)) return text(address);
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry]
    .map(text)
    .filter(Boolean);
  return [...new Set(parts)].join(", ") || text(place.name);
}

function payOf(pay: unknown): Fields {
  const salary = list(pay)[0];
  if (!isObject(salary)) return text(salary) ? { salary: text(salary) } : {};
  const value = isObject(salary.value) ? salary.value : salary;
  const single = isObject(salary.value) ? value.value : salary.value;
  return {
    salary_min: value.minValue ?? single,
    salary_max: value.maxValue ?? single,
    salary_currency: salary.currency ?? salary.currencyCode ?? value.currency,
    salary_period: value.unitText ?? salary.unitText,
  };
}

const section = (heading: string, value: unknown) => {
  const lines = list(value).map(text).filter(Boolean);
  if (!lines.length) return "";
  const body =
    lines.length > 1 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>` : `<p>${lines[0]}</p>`;
  return `<h3>${heading}</h3>${body}`;
};

export function fieldsOfPosting(posting: JsonObject, page: string | null): Fields {
  const places = list(posting.jobLocation).map(placeOf).filter(Boolean);
  const allowed = list(posting.applicantLocationRequirements).map(text).filter(Boolean);
  const description = text(posting.description);
  const extra = [
    section("Responsibilities", posting.responsibilities),
    section("Requirements", [
      ...list(posting.qualifications),
      ...list(posting.experienceRequirements).filter((one) => !isObject(one)),
    ]),
    section("Benefits", posting.jobBenefits),
  ].filter((html) => html && !description.includes(html.replace(/<[^<>]*>/g, "").slice(-40)));
  const address = [posting.url, posting.sameAs, posting["@id"]].map(text).find((one) => one !== "");
  return {
    title: text(posting.title) || text(posting.name),
    company: text(posting.hiringOrganization),
    url: resolve(address, page),
    description:
      description +
      (extra.length ? `${/<\w/.test(description) || !description ? "" : "\n"}${extra.join("")}` : ""),
    location: places.length ? places.join("; ") : allowed.join("; "),
    remote: /telecommute/i.test(text(posting.jobLocationType)) ? "remote" : undefined,
    employment_type: text(list(posting.employmentType)[0]),
    posted_at: posting.datePosted,
    valid_through: posting.validThrough,
    technologies: list(posting.skills).map(text),
    ...payOf(posting.baseSalary ?? posting.estimatedSalary),
  };
}

function resolve(address: string | undefined, page: string | null): string | undefined {
  if (!address) return page ?? undefined;
  return (page && URL.parse(address, page)?.href) || address;
}

const scripts = (node: Node): Node[] => [
  ...(node.name === "script" && /ld\+json/i.test(node.attribs?.type ?? "") ? [node] : []),
  ...(node.children ?? []).flatMap(scripts),
];
const dataOf = (node: Node): string => (node.data ?? "") + (node.children ?? []).map(dataOf).join("");

// Tolerates raw line breaks in strings, comments around the JSON, and trailing commas.
function parseLoosely(json: string): unknown {
  const bare = json
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, "")
    .replace(/;\s*$/, "");
  try {
    return JSON.parse(bare);
  } catch {
    const mended = bare
      .replace(/"(?:[^"\\]|\\[\s\S])*(?:"|$)/g, (string) =>
        string.replace(/[\u0000-\u001f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
      )
      .replace(/,(\s*[}\]])/g, "$1");
    return JSON.parse(mended);
  }
}

/** The postings of a page. `page`: its URL, base of relative links; null for a file. */
export function readPage(html: string, page: string | null): Listing {
  const problems: Problem[] = [];
  const postings = scripts(parseMarkup(html)).flatMap((script, index) => {
    try {
      return postingsIn(parseLoosely(dataOf(script)));
    } catch {
      problems.push({ row: index + 1, reason: "its structured data (JSON-LD) is not valid JSON" });
      return [];
    }
  });
  return { candidates: candidatesOf(postings, page), problems };
}

export const candidatesOf = (postings: JsonObject[], page: string | null): Candidate[] =>
  postings.map((posting, index) => ({ row: index + 1, fields: fieldsOfPosting(posting, page) }));
