import type { Profile } from "@career-hub/server/profile/schema.ts";
import { type ReactNode, useState } from "react";
import { preloadFont } from "../browser/fonts.ts";
import { RetryBoundary, SilentBoundary } from "../components/RetryBoundary.tsx";
import { CommitsByYear } from "./CommitsByYear.tsx";
import type { EditedTexts, Owner } from "./owner.ts";
import { PrintButtonBelow } from "./PrintButton.tsx";
import classes from "./ProfileBody.module.css";
import { ProfileDossier } from "./ProfileDossier.tsx";
import { Sources } from "./Sources.tsx";

// The font of paths and numbers, while the profile is loading.
preloadFont("Geist Mono Variable");

/** A profile with its sources beside it. */
export function ProfileBody({ profile, owner }: { profile: Profile; owner: Owner }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <ProfileColumns
      main={<ProfileDossier profile={profile} marked={marked} owner={owner} />}
      side={
        <>
          <RetryBoundary>
            <Sources technical={profile.technical} marked={marked} onMark={setMarked} />
          </RetryBoundary>
          <PrintButtonBelow profile={profile} />
        </>
      }
    />
  );
}

export function ProfileColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={`columns ${classes.columns}`} style={{ "--columns": "minmax(0, 1fr) 304px" }}>
      {main}
      <aside className={`beside ${classes.side}`}>{side}</aside>
    </div>
  );
}

/** Commits of the user's own profile, with the names of private repositories. */
function OwnYears({ profile: { technical } }: { profile: Profile }) {
  const commits = technical.basis?.ownCommits;
  if (!commits) return null;
  const rows = commits.map(({ repository, ...row }) => ({
    name: repository,
    commits: row.commits,
    byYear: row.byYear,
  }));
  return (
    <div className="card">
      <CommitsByYear people={[{ name: "You", commits: { rows, privateRow: null } }]} />
    </div>
  );
}

/** A profile with its sources below it. */
export function ProfileStack({ profile, owner }: { profile: Profile; owner: Owner }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <div className={`stack gap-24 ${classes.stack}`}>
      <ProfileDossier profile={profile} marked={marked} owner={owner} />
      <RetryBoundary>
        <Sources technical={profile.technical} marked={marked} onMark={setMarked} />
      </RetryBoundary>
      <SilentBoundary>
        <OwnYears profile={profile} />
      </SilentBoundary>
      <PrintButtonBelow profile={profile} />
    </div>
  );
}

/** Profiles stored by earlier versions may lack a part. */
export const isComplete = (profile: Profile | null | undefined): profile is Profile =>
  Boolean(profile?.personal && profile.technical);

/** Applies unsaved edits and marks them as written by the owner. */
export function withTexts(profile: Profile, texts: EditedTexts = {}): Profile {
  const changed = Object.entries(texts).filter(([, text]) => text !== undefined);
  if (changed.length === 0 || !isComplete(profile)) return profile;
  const { technical } = profile;
  const own = Object.fromEntries(changed.map(([field]) => [field, true]));
  const ownWords = { ...technical.ownWords, ...own };
  return { ...profile, technical: { ...technical, ...Object.fromEntries(changed), ownWords } };
}
