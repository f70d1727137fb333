import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { navigateTyped } from "../browser/navigateTyped.ts";
import { useNarrowScreen } from "../browser/smallScreen.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { FilterSheet } from "../components/FilterSheet.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Notice } from "../components/Notice.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { RetryBoundary } from "../components/RetryBoundary.tsx";
import { SortSelect } from "../components/SortSelect.tsx";
import { SearchBox } from "../job/SearchBox.tsx";
import { chipsOf, PeopleChips } from "../people/PeopleChips.tsx";
import { PeopleFilters } from "../people/PeopleFilters.tsx";
import { PersonCard, PersonCardSkeleton } from "../people/PersonCard.tsx";
import { addressOf, noSearch, type PeopleSearch, peopleInput, searchOf } from "../people/search.ts";
import { figure, plural } from "../text/plural.ts";
import { errorMessage, trpc } from "../trpc.ts";
import jobs from "./Jobs.module.css";

const sorts = [
  ["fit", "Fit both ways"],
  ["score", "Match score"],
] as const;
const failed = "People could not be loaded.";

const usePeople = (search: PeopleSearch) =>
  trpc.profile.people.useInfiniteQuery(peopleInput(search), {
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });

export default function People() {
  const address = useAddress();
  const search = searchOf(address);
  const narrow = useNarrowScreen();
  const pages = usePeople(search);
  const first = pages.data?.pages[0];
  const go = (next: PeopleSearch, typed = false) =>
    (typed ? navigateTyped : navigate)(`/people${addressOf(next)}`);
  const filters = {
    facets: first?.facets,
    hasTimeZone: first?.hasTimeZone ?? true,
    search,
    onChange: go,
  };
  return (
    <>
      <PageHead title="People">
        <LinkButton href="/profile/wishes" leftSection={<Icon icon={IconAdjustmentsHorizontal} />}>
          What you are looking for
        </LinkButton>
      </PageHead>
      <div className="columns" style={{ "--columns": "224px minmax(0, 1fr)" }}>
        {!narrow && (
          <aside className="beside stack gap-24" aria-label="Filters">
            <RetryBoundary resetKey={first}>
              <PeopleFilters {...filters} />
            </RetryBoundary>
          </aside>
        )}
        <div className="stack">
          <div className="row">
            <SearchBox
              value={search.q}
              label="Search people"
              placeholder="Name, skill or domain"
              onSearch={(q) => go({ ...search, q }, true)}
            />
            {narrow && (
              <RetryBoundary resetKey={first}>
                <FilterSheet
                  count={chipsOf(search).length}
                  closeLabel={`Show ${first ? plural(first.found, "person", "people") : "people"}`}
                >
                  <PeopleChips search={search} onChange={filters.onChange} />
                  <PeopleFilters {...filters} />
                </FilterSheet>
              </RetryBoundary>
            )}
          </div>
          <div className={`row wrap ${jobs.summary} gap-8-12`}>
            <p className="text-13 secondary" role="status">
              {first && (
                <>
                  <b>{figure(first.found)}</b> of {figure(first.total)} people
                </>
              )}
            </p>
            <PeopleChips search={search} onChange={go} />
            <SortSelect
              options={sorts}
              value={search.sort}
              onChange={(sort) => go({ ...search, sort }, true)}
            />
          </div>
          <PeopleList {...{ pages, search, go }} />
        </div>
      </div>
    </>
  );
}

type PeopleListProps = {
  pages: ReturnType<typeof usePeople>;
  search: PeopleSearch;
  go: (search: PeopleSearch) => void;
};

function PeopleList({ pages, search, go }: PeopleListProps) {
  return (
    <QueryView
      query={pages}
      pending={[0, 1, 2].map((index) => <PersonCardSkeleton key={index} />)}
      failed={failed}
    >
      {(data) => {
        const people = data.pages.flatMap((page) => page.people);
        const [{ found, hasWishes } = { found: 0, hasWishes: false }] = data.pages;
        if (people.length === 0)
          return search.q || chipsOf(search).length > 0 ? (
            <EmptyState
              drawing="search"
              title="Nobody matches these filters"
              actions={<Button onClick={() => go(noSearch)}>Clear filters</Button>}
            />
          ) : (
            <EmptyState drawing="suggestions" title="Nobody is listed yet">
              People appear here once they have saved a profile.
            </EmptyState>
          );
        return (
          <div className="stack">
            {!hasWishes && (
              <Notice tone="info">
                <Link className="link" href="/profile/wishes">
                  Say what you are looking for
                </Link>{" "}
                to see who meets it. Until then, people are sorted by how well you meet their wishes.
              </Notice>
            )}
            {people.map((person) => (
              <RetryBoundary key={person.user_id} resetKey={person}>
                <PersonCard person={person} />
              </RetryBoundary>
            ))}
            {pages.isFetchNextPageError && <Notice tone="error">{errorMessage(pages.error, failed)}</Notice>}
            {pages.hasNextPage && (
              <ActionButton size="md" fullWidth busyLabel="Loading..." onClick={() => pages.fetchNextPage()}>
                Show {Math.min(20, found - people.length)} more
              </ActionButton>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
