import { IconSearch } from "@tabler/icons-react";
import { useToken } from "../browser/session.ts";
import { addressOf, noSearch } from "../job/search.ts";
import { found, type Group, type Item } from "./items.ts";
import { useCommands } from "./useCommands.ts";
import { useOpenings } from "./useOpenings.ts";
import { usePeople } from "./usePeople.ts";

const maxPeople = 6;

const searchAll = (typed: string): Item => ({
  id: "all openings",
  label: `All openings for “${typed}”`,
  icon: IconSearch,
  href: `/jobs${addressOf({ ...noSearch, q: typed.slice(0, 200) })}`,
});

/** What answers what is typed; with nothing typed, where one can go and what one can do. */
export function useFindings(typed: string) {
  const signedIn = useToken() !== null;
  const { places, actions } = useCommands();
  const { people, isPending } = usePeople(typed !== "");
  const jobs = useOpenings(typed);
  const all: Group[] = typed
    ? [
        { name: "Go to", items: found(places, typed) },
        { name: "People", items: found(people, typed).slice(0, maxPeople) },
        {
          name: "Openings",
          items: jobs.openings.length > 0 ? [...jobs.openings, searchAll(typed)] : [],
        },
        { name: "Actions", items: found(actions, typed) },
      ]
    : [
        { name: "Go to", items: places },
        { name: "Actions", items: actions },
      ];
  return {
    signedIn,
    groups: all.filter((group) => group.items.length > 0),
    isPending: isPending || jobs.isPending,
    isOffline: jobs.isOffline,
    failed: jobs.failed,
  };
}

export type Findings = ReturnType<typeof useFindings>;
