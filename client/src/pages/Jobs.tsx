import { IconFileSearch, IconLayoutColumns } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { useToken } from "../browser/session.ts";
import { useNarrowScreen } from "../browser/smallScreen.ts";
import { ButtonSwitch } from "../components/ButtonSwitch.tsx";
import { FilterSheet } from "../components/FilterSheet.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { RetryBoundary, SilentBoundary } from "../components/RetryBoundary.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { Board } from "../job/Board.tsx";
import { FilterChips } from "../job/FilterChips.tsx";
import { currenciesOf } from "../job/pay.ts";
import { RankedBoard } from "../job/RankedBoard.tsx";
import { HiddenJobs, SavedJobs } from "../job/SavedJobs.tsx";
import { SavedSearches } from "../job/SavedSearches.tsx";
import { SearchBox } from "../job/SearchBox.tsx";
import { SortBy } from "../job/SortBy.tsx";
import { countFilters, facetsInput, type Search, type Show, usualSort, withQuery } from "../job/search.ts";
import { useHasCv } from "../job/useScores.ts";
import { useSearch } from "../job/useSearch.ts";
import { figure, plural } from "../text/plural.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./Jobs.module.css";

// Narrow screens load the filters when the sheet is opened.
const Filters = lazyWithPreload(() => import("../job/Filters.tsx"));

const shows: [Show, string][] = [
  ["all", "All"],
  ["saved", "Saved"],
  ["hidden", "Hidden"],
];

/** The server ranks at most this many. */
const maxRanked = 50;

const orders = {
  newest: ", newest first",
  relevance: ", most relevant first",
  pay: ", highest pay first",
  match: ", best match first",
};
const orderText = ({ sort }: Search, total: number): string =>
  sort === "match" && total > maxRanked ? `, showing the ${maxRanked} that match your CV best` : orders[sort];

type Counts = { value: string; count: number }[];
/** The openings that the pay filter hides because their pay cannot be compared. */
function payNote({ pay: { currency, unpaid } }: Search, counts: Counts): string {
  const withoutPay = unpaid ? 0 : (counts.find(({ value }) => value === "none")?.count ?? 0);
  const otherCurrency = counts
    .filter(({ value }) => value !== "none" && value !== currency)
    .reduce((sum, { count }) => sum + count, 0);
  const hidden = [
    withoutPay > 0 && `${plural(withoutPay, "opening")} with no stated yearly pay`,
    otherCurrency > 0 && `${plural(otherCurrency, "opening")} paid in another currency`,
  ].filter((reason) => reason !== false);
  return hidden.length ? `Not shown: ${hidden.join(" and ")}.` : "";
}

type SummaryProps = {
  search: Search;
  facets: RouterOutputs["job"]["facets"] | undefined;
  /** Whether the openings can be sorted by their match with a CV. */
  scored: boolean;
  onChange: (search: Search) => void;
};

const Summary = ({ search, facets, scored, onChange }: SummaryProps) => (
  <div className={`row wrap ${classes.summary}`}>
    <p className="text-13 secondary" role="status">
      {facets && (
        <>
          <b>{figure(facets.total)}</b> {facets.total === 1 ? "opening" : "openings"}
          {facets.total > 0 && orderText(search, facets.total)}
          {facets.corrected && (
            <>
              . Showing results for <b>{facets.corrected}</b>
            </>
          )}
        </>
      )}
    </p>
    <FilterChips {...{ search, onChange }} />
    <SortBy {...{ search, scored, onChange }} currencies={currenciesOf(facets)} />
  </div>
);

export default function Jobs() {
  const { search: requestedSearch, show: requestedShow, go } = useSearch();
  const signedIn = useToken() !== null;
  const show = signedIn ? requestedShow : "all";
  const narrow = useNarrowScreen();
  const hasCv = useHasCv();
  const search: Search =
    requestedSearch.sort === "match" && hasCv === false
      ? { ...requestedSearch, sort: usualSort(requestedSearch.q) }
      : requestedSearch;
  const { data: facets, isPending } = trpc.job.facets.useQuery(facetsInput(search), {
    placeholderData: keepPreviousData,
  });
  const switcher = signedIn && (
    <ButtonSwitch
      label="Openings shown"
      options={shows}
      value={show}
      onChange={(next) => go(search, { show: next })}
    />
  );
  return (
    <>
      <PageHead title="Available Job Openings">
        {signedIn && (
          <LinkButton href="/applications" leftSection={<Icon icon={IconLayoutColumns} />}>
            Your applications
          </LinkButton>
        )}
        <LinkButton href="/matcher" leftSection={<Icon icon={IconFileSearch} />}>
          Match Your CV
        </LinkButton>
      </PageHead>
      <div className="columns" style={{ "--columns": "224px minmax(0, 1fr)" }}>
        {!narrow && (
          <aside className="beside stack gap-24" aria-label="Filters" data-screen-only>
            {switcher}
            {show === "all" && (
              <RetryBoundary resetKey={facets}>
                <Suspense fallback={<Skeleton height={480} radius={12} />}>
                  <Filters facets={facets} pending={isPending} search={search} onChange={go} />
                </Suspense>
              </RetryBoundary>
            )}
          </aside>
        )}
        <div className="stack">
          {narrow && switcher}
          {show === "all" && (
            <>
              <div className="row" data-screen-only>
                <SearchBox value={search.q} onSearch={(q) => go(withQuery(search, q), { typed: true })} />
                {narrow && (
                  <RetryBoundary resetKey={facets}>
                    <FilterSheet
                      count={countFilters(search)}
                      closeLabel={`Show ${facets ? plural(facets.total, "opening") : "openings"}`}
                    >
                      <FilterChips search={search} onChange={go} />
                      <Suspense>
                        <Filters facets={facets} pending={isPending} search={search} onChange={go} />
                      </Suspense>
                    </FilterSheet>
                  </RetryBoundary>
                )}
              </div>
              {signedIn && (
                <SilentBoundary>
                  <SavedSearches search={search} />
                </SilentBoundary>
              )}
              <Summary {...{ search, facets }} scored={hasCv === true} onChange={go} />
              {facets && search.pay.currency && (
                <p className="text-13 secondary">{payNote(search, facets.pay)}</p>
              )}
              {search.sort === "match" ? (
                <RankedBoard search={search} onSearch={go} />
              ) : (
                <Board search={search} onSearch={go} onShowHidden={() => go(search, { show: "hidden" })} />
              )}
            </>
          )}
          {show === "saved" && <SavedJobs />}
          {show === "hidden" && <HiddenJobs />}
        </div>
      </div>
    </>
  );
}
