import type { Profile } from "@career-hub/server/profile/schema.ts";
import ui from "../styles/ui.module.css";
import { CommitsByYear } from "./CommitsByYear.tsx";

/** The years of one's own profile, private repositories by name: nobody else sees this page. */
export function OwnYears({ profile: { technical } }: { profile: Profile }) {
  const own = technical.basis?.ownCommits;
  if (!own) return null;
  const rows = own.map(({ repository, commits, byYear }) => ({ name: repository, commits, byYear }));
  return (
    <div className={ui.card}>
      <CommitsByYear people={[{ name: "You", commits: { rows, privateRow: null } }]} />
    </div>
  );
}
