import { IconFileSearch } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { useToken } from "../browser/session.ts";
import { useNarrowScreen } from "../browser/smallScreen.ts";
import { Bone } from "../components/Bone.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { Extra, Part } from "../components/Part.tsx";
import { Board } from "../job/Board.tsx";
import { FilterChips } from "../job/FilterChips.tsx";
import { FilterSheet } from "../job/FilterSheet.tsx";
import { HiddenJobs, SavedJobs } from "../job/SavedJobs.tsx";
import { SavedSearches } from "../job/SavedSearches.tsx";
import { SearchBox } from "../job/SearchBox.tsx";
import { ShowSwitch } from "../job/ShowSwitch.tsx";
import { facetsInput } from "../job/search.ts";
import { useSearch } from "../job/useSearch.ts";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import classes from "./Jobs.module.css";

// Narrow screens load the filters with their sheet.
const Filters = lazyWithPreload(async () => ({ default: (await import("../job/Filters.tsx")).Filters }));

export default function Jobs() {
  const { search, show: asked, go } = useSearch();
  const signedIn = useToken() !== null;
  const show = signedIn ? asked : "all";
  const narrow = useNarrowScreen();
  const { data: facets, isPending } = trpc.job.facets.useQuery(facetsInput(search), {
    placeholderData: keepPreviousData,
  });
  const change = (next: typeof search) => go(next);
  const switcher = signedIn && <ShowSwitch show={show} onShow={(next) => go(search, { show: next })} />;
  return (
    <>
      <PageHead title="Available Job Openings">
        <LinkButton href="/matcher" leftSection={<Icon of={IconFileSearch} />}>
          Match Your CV
        </LinkButton>
      </PageHead>
      <div className={classes.columns}>
        {!narrow && (
          <aside className={classes.aside} aria-label="Filters" data-screen-only>
            {switcher}
            {show === "all" && (
              <Part of={facets}>
                <Suspense fallback={<Bone height={480} radius={12} />}>
                  <Filters facets={facets} pending={isPending} search={search} onChange={change} />
                </Suspense>
              </Part>
            )}
          </aside>
        )}
        <div className={ui.stack}>
          {narrow && switcher}
          {show === "all" && (
            <>
              <div className={ui.row} data-screen-only>
                <SearchBox value={search.q} onSearch={(q) => go({ ...search, q }, { replace: true })} />
                {narrow && (
                  <Part of={facets}>
                    <FilterSheet facets={facets} pending={isPending} search={search} onChange={change} />
                  </Part>
                )}
              </div>
              {signedIn && (
                <Extra>
                  <SavedSearches search={search} />
                </Extra>
              )}
              <div className={classes.summary}>
                <p className={`${ui.s13} ${ui.secondary}`} role="status">
                  {facets && (
                    <>
                      <b>{facets.total}</b> {facets.total === 1 ? "opening" : "openings"}
                      {facets.total > 0 && ", newest first"}
                      {facets.corrected && (
                        <>
                          . Showing results for <b>{facets.corrected}</b>
                        </>
                      )}
                    </>
                  )}
                </p>
                <FilterChips search={search} onChange={change} />
              </div>
              <Board search={search} onSearch={change} onShowHidden={() => go(search, { show: "hidden" })} />
            </>
          )}
          {show === "saved" && <SavedJobs />}
          {show === "hidden" && <HiddenJobs />}
        </div>
      </div>
    </>
  );
}
