import { Dossier, DossierPart } from "../components/Dossier.tsx";
import { Tag } from "../components/Tag.tsx";
import type { RouterOutputs } from "../trpc.ts";
import ui from "../ui.module.css";
import { Insights } from "./Insights.tsx";
import { Nothing, Person } from "./ProfileDossier.tsx";

export type PublicProfile = NonNullable<RouterOutputs["profile"]["byId"]["profile"]>;

const Tags = ({ words, empty }: { words: string[]; empty: string }) =>
  words.length === 0 ? (
    <Nothing>{empty}</Nothing>
  ) : (
    <div className={ui.tags}>
      {[...new Set(words)].map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </div>
  );

/** What others see of a profile. Its evidence stays with its owner, so nothing here can be opened. */
export function PublicDossier({ profile }: { profile: PublicProfile }) {
  const { personal, technical } = profile;
  return (
    <Dossier label={`Profile of ${personal.name || "Unknown User"}`}>
      <Person personal={personal} headline={technical.headline} />
      <DossierPart title="Co-founder Summary">
        {technical.coFounderSummary ? (
          <p className={ui.prose}>{technical.coFounderSummary}</p>
        ) : (
          <Nothing>No co-founder summary provided.</Nothing>
        )}
      </DossierPart>
      <DossierPart title="Key Strengths">
        <Tags words={technical.keyStrengths} empty="No key strengths found." />
      </DossierPart>
      <DossierPart title="Potential Roles">
        <Tags words={technical.potentialRoles} empty="No potential roles found." />
      </DossierPart>
      <DossierPart title="Project Insights">
        <Insights technical={technical} marked={null} />
      </DossierPart>
    </Dossier>
  );
}
