import type { Profile } from "@career-hub/server/profile/schema.ts";
import { IconBrandGithub } from "@tabler/icons-react";
import { Afterwards } from "../components/Afterwards.tsx";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { Dossier, DossierHead, DossierPart } from "../components/Dossier.tsx";
import { Icon } from "../components/Icon.tsx";
import { LanguageChart } from "../components/LanguageChart.tsx";
import ui from "../ui.module.css";
import { webAddress } from "../webAddress.ts";
import { evidenceOf, loginOf } from "./claims.ts";
import { EvidenceTag } from "./EvidenceTag.tsx";
import { Insights } from "./Insights.tsx";
import classes from "./ProfileDossier.module.css";

type ProfileDossierProps = {
  profile: Profile;
  /** A repository whose claims are marked. */
  marked: string | null;
};

export function Person({ personal, headline }: { personal: Profile["personal"]; headline: string }) {
  const name = personal.name || "Unknown User";
  const address = webAddress(personal.html_url);
  return (
    <DossierHead>
      <Avatar src={personal.avatar_url} name={name} size={72} />
      <div className={classes.person}>
        <div className={classes.names}>
          <h2 className={ui.title22}>{name}</h2>
          {address && (
            <a className={classes.address} href={address} target="_blank" rel="noopener noreferrer">
              <Badge tone="line">
                <Icon of={IconBrandGithub} />
                {loginOf(address) || "GitHub"}
              </Badge>
            </a>
          )}
        </div>
        {headline && <p className={`${classes.headline} ${ui.secondary}`}>{headline}</p>}
      </div>
    </DossierHead>
  );
}

export const Languages = ({ stats }: { stats: Record<string, number> | undefined }) =>
  stats && Object.keys(stats).length > 0 ? (
    <LanguageChart stats={stats} />
  ) : (
    <Nothing>No language stats available.</Nothing>
  );

export const Nothing = ({ children }: { children: string }) => (
  <p className={`${ui.secondary} ${classes.nothing}`}>{children}</p>
);

type ClaimsProps = { of: string[]; empty: string; technical: Profile["technical"]; marked: string | null };

function Claims({ of, empty, technical, marked }: ClaimsProps) {
  if (of.length === 0) return <Nothing>{empty}</Nothing>;
  return (
    <div className={ui.tags}>
      {[...new Set(of)].map((claim) => {
        const evidence = evidenceOf(technical, claim);
        return (
          <EvidenceTag
            key={claim}
            claim={claim}
            evidence={evidence}
            marked={evidence.some((one) => one.repository === marked)}
          />
        );
      })}
    </div>
  );
}

/** The profile itself. Every part is there, also when it is empty. */
export function ProfileDossier({ profile, marked }: ProfileDossierProps) {
  const { personal, technical } = profile;
  const claims = { technical, marked };
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
        <Claims of={technical.keyStrengths} empty="No key strengths found." {...claims} />
      </DossierPart>
      <DossierPart title="Potential Roles">
        <Claims of={technical.potentialRoles} empty="No potential roles found." {...claims} />
      </DossierPart>
      <DossierPart title="Language Stats">
        <Languages stats={technical.languageStats} />
      </DossierPart>
      <Afterwards>
        <DossierPart title="Project Insights">
          <Insights technical={technical} marked={marked} />
        </DossierPart>
      </Afterwards>
      <Afterwards>
        <DossierPart title="Technologies">
          <Claims of={technical.identifiedTechnologies} empty="No technologies found." {...claims} />
        </DossierPart>
        <DossierPart title="Architectural Concepts">
          <Claims of={technical.architecturalConcepts} empty="No architectural concepts found." {...claims} />
        </DossierPart>
        <DossierPart title="Experience Level">
          <div className={classes.experience}>
            <Badge size="large">{technical.estimatedExperience || "N/A"}</Badge>
            {technical.basis?.experience && (
              <span className={`${ui.s13} ${ui.tertiary}`}>{technical.basis.experience}</span>
            )}
          </div>
        </DossierPart>
      </Afterwards>
    </Dossier>
  );
}
