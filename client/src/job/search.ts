import { levels, remoteKinds } from "./labels.ts";
import { type PayFilter, payFilterOf, payInput, writePay } from "./pay.ts";

/** The filters of the job board by their names in the URL. */
export const facetNames = ["place", "remote", "level", "technology", "employment_type"] as const;
export type FacetName = (typeof facetNames)[number];
const sorts = ["newest", "relevance", "match", "pay"] as const;
export type Sort = (typeof sorts)[number];
export type Search = { q: string; pay: PayFilter; sort: Sort } & Record<FacetName, string[]>;
/** The order unless another one is chosen. */
export const usualSort = (q: string): Sort => (q ? "relevance" : "newest");

/** Drops `sort` when it is impossible: relevance needs search words, and pay needs a currency. */
const withPossibleSort = (search: Search): Search => {
  const isPossible = {
    newest: true,
    match: true,
    relevance: search.q !== "",
    pay: search.pay.currency !== "",
  };
  return isPossible[search.sort] ? search : { ...search, sort: usualSort(search.q) };
};

export type Show = "all" | "saved" | "hidden";

/** The server's limit. */
export const maxValues = 5;
const maxParts = 3;

/** Ignores invalid values in the URL, which the server would reject. */
function valuesOf(params: URLSearchParams, name: FacetName): string[] {
  const allowed: string[] | null = name === "remote" ? remoteKinds : name === "level" ? levels : null;
  const shorten = (value: string) =>
    name === "place" ? value.split(",").slice(0, maxParts).join(",") : value;
  const values = params.getAll(name).map((value) => shorten(value).trim().slice(0, 100).trim());
  return [...new Set(values)]
    .filter((value) => value && (allowed?.includes(value) ?? true))
    .slice(0, maxValues);
}

export function searchOf(address: string): Search {
  const params = new URLSearchParams(address);
  const values = (name: FacetName) => valuesOf(params, name);
  const pay = payFilterOf(params);
  const q = (params.get("q") ?? "").trim().slice(0, 200);
  return withPossibleSort({
    q,
    pay,
    sort: sorts.find((item) => item === params.get("sort")) ?? usualSort(q),
    place: values("place"),
    remote: values("remote"),
    level: values("level"),
    technology: values("technology"),
    employment_type: values("employment_type"),
  });
}

export function showOf(address: string): Show {
  const show = new URLSearchParams(address).get("show");
  return show === "saved" || show === "hidden" ? show : "all";
}

/** "?q=…&level=senior"; empty without a search. */
export function addressOf(search: Search, show: Show = "all"): string {
  const params = new URLSearchParams();
  if (show !== "all") params.set("show", show);
  if (search.q) params.set("q", search.q);
  for (const name of facetNames) for (const value of search[name]) params.append(name, value);
  writePay(params, search.pay);
  if (search.sort !== usualSort(search.q)) params.set("sort", search.sort);
  const query = params.toString();
  return query ? `?${query}` : "";
}

export const countFilters = (search: Search): number =>
  facetNames.reduce((sum, name) => sum + search[name].length, search.pay.currency ? 1 : 0);

export const withPay = (search: Search, pay: PayFilter): Search => withPossibleSort({ ...search, pay });

/** Keeps an order that was chosen. */
export const withQuery = (search: Search, q: string): Search => ({
  ...search,
  q,
  sort: search.sort === usualSort(search.q) ? usualSort(q) : search.sort,
});

export const isNarrowed = (search: Search): boolean => search.q !== "" || countFilters(search) > 0;

export const noSearch: Search = searchOf("");

/** Like the comparison on the server. */
export const includesIgnoringCase = (values: string[], value: string): boolean =>
  values.some((item) => item.toLowerCase() === value.toLowerCase());

export const isFull = (values: string[]): boolean => values.length >= maxValues;

/** Removes a selected value, or adds it up to the limit. */
export const toggled = (search: Search, name: FacetName, value: string): Search => ({
  ...search,
  [name]: includesIgnoringCase(search[name], value)
    ? search[name].filter((item) => item.toLowerCase() !== value.toLowerCase())
    : [...search[name], value].slice(0, maxValues),
});

/** Openings per page: two or three screens, and few enough for a phone to lay out at once. */
const pageSize = 10;

/** The inputs of the queries for facet counts and openings. */
export const facetsInput = ({ pay, sort: _, ...search }: Search) => ({
  ...search,
  ...payInput(pay),
  without_hidden: true,
});
export const listInput = (search: Search) => ({
  ...facetsInput(search),
  ...(search.sort !== "match" && { sort: search.sort }),
  limit: pageSize,
});
/** Feed readers have no CV to sort by. */
export const feedAddressOf = (search: Search): string =>
  addressOf(search.sort === "match" ? { ...search, sort: usualSort(search.q) } : search);
