import { SortSelect } from "../components/SortSelect.tsx";
import type { Search, Sort } from "./search.ts";

const labels: Record<Sort, string> = {
  match: "Best match",
  relevance: "Relevance",
  newest: "Newest",
  pay: "Highest pay",
};

type SortByProps = {
  search: Search;
  /** Currencies to sort by pay in, the most frequent first. */
  currencies: string[];
  scored: boolean;
  onChange: (search: Search) => void;
};

/** The order of a list of jobs. Pay is sorted within one currency: the chosen one, else the most frequent. */
export function SortBy({ search, currencies, scored, onChange }: SortByProps) {
  const currency = search.pay.currency || currencies[0];
  const isOffered = { match: scored, relevance: search.q, newest: true, pay: currency };
  const sorts = (Object.keys(labels) as Sort[]).filter((sort) => sort === search.sort || isOffered[sort]);
  const sortBy = (sort: Sort) => {
    const pay = sort === "pay" && currency ? { ...search.pay, currency } : search.pay;
    onChange({ ...search, pay, sort });
  };
  return (
    <SortSelect options={sorts.map((sort) => [sort, labels[sort]])} value={search.sort} onChange={sortBy} />
  );
}
