import type { Profile } from "@career-hub/server/profile/schema.ts";
import { type ReactNode, useState } from "react";
import { preloadFont } from "../browser/fonts.ts";
import { Extra, Part } from "../components/Part.tsx";
import ui from "../styles/ui.module.css";
import { CommitsByYear } from "./CommitsByYear.tsx";
import type { EditedTexts, Owner } from "./owner.ts";
import { PrintButtonBelow } from "./PrintButton.tsx";
import classes from "./ProfileBody.module.css";
import { ProfileDossier } from "./ProfileDossier.tsx";
import { Sources } from "./Sources.tsx";

// For paths and figures, while the profile itself is still on its way.
preloadFont("Geist Mono Variable");

/** The profile with what it rests on beside it. */
export function ProfileBody({ profile, owner }: { profile: Profile; owner: Owner }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <ProfileColumns
      main={<ProfileDossier profile={profile} marked={marked} owner={owner} />}
      side={
        <>
          <Part>
            <Sources technical={profile.technical} marked={marked} onMark={setMarked} />
          </Part>
          <PrintButtonBelow profile={profile} />
        </>
      }
    />
  );
}

export function ProfileColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={`${ui.columns} ${classes.columns}`} style={{ "--columns": "minmax(0, 1fr) 304px" }}>
      {main}
      <aside className={`${ui.beside} ${classes.side}`}>{side}</aside>
    </div>
  );
}

/** The years of one's own profile, private repositories by name: nobody else sees this page. */
function OwnYears({ profile: { technical } }: { profile: Profile }) {
  const own = technical.basis?.ownCommits;
  if (!own) return null;
  const rows = own.map(({ repository, commits, byYear }) => ({ name: repository, commits, byYear }));
  return (
    <div className={ui.card}>
      <CommitsByYear people={[{ name: "You", commits: { rows, privateRow: null } }]} />
    </div>
  );
}

/** The same where the side belongs to people: what it rests on follows below. */
export function ProfileStack({ profile, owner }: { profile: Profile; owner: Owner }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <div className={`${ui.stack} ${ui.roomy} ${classes.stack}`}>
      <ProfileDossier profile={profile} marked={marked} owner={owner} />
      <Part>
        <Sources technical={profile.technical} marked={marked} onMark={setMarked} />
      </Part>
      <Extra>
        <OwnYears profile={profile} />
      </Extra>
      <PrintButtonBelow profile={profile} />
    </div>
  );
}

/** Both parts are needed; what is kept may come from a time before that was checked. */
export const isComplete = (profile: Profile | null | undefined): profile is Profile =>
  Boolean(profile?.personal && profile.technical);

/** What was edited is not saved yet, and already in the person's own words. */
export function withTexts(profile: Profile, texts: EditedTexts | undefined): Profile {
  if (!texts || !isComplete(profile)) return profile;
  const { technical } = profile;
  const own = Object.fromEntries(Object.keys(texts).map((field) => [field, true]));
  return {
    ...profile,
    technical: { ...technical, ...texts, ownWords: { ...technical.ownWords, ...own } },
  };
}
