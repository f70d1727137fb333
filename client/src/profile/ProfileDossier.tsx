import type { Profile } from "@career-hub/server/profile/schema.ts";
import { IconBrandGithub } from "@tabler/icons-react";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { Dossier, DossierHead, DossierPart } from "../components/Dossier.tsx";
import { Icon } from "../components/Icon.tsx";
import { LanguageChart } from "../components/LanguageChart.tsx";
import ui from "../ui.module.css";
import { evidenceOf, loginOf, webAddress } from "./claims.ts";
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
            <a href={address} target="_blank" rel="noopener noreferrer">
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

export const Nothing = ({ children }: { children: string }) => <p className={ui.secondary}>{children}</p>;

/** The profile itself. Every part is there, also when it is empty. */
export function ProfileDossier({ profile, marked }: ProfileDossierProps) {
  const { personal, technical } = profile;
  const tags = (claims: string[], empty: string) =>
    claims.length === 0 ? (
      <Nothing>{empty}</Nothing>
    ) : (
      <div className={ui.tags}>
        {[...new Set(claims)].map((claim) => {
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
        {tags(technical.keyStrengths, "No key strengths found.")}
      </DossierPart>
      <DossierPart title="Potential Roles">
        {tags(technical.potentialRoles, "No potential roles found.")}
      </DossierPart>
      <DossierPart title="Language Stats">
        {Object.keys(technical.languageStats ?? {}).length > 0 ? (
          <LanguageChart stats={technical.languageStats} />
        ) : (
          <Nothing>No language stats available.</Nothing>
        )}
      </DossierPart>
      <DossierPart title="Project Insights">
        {technical.projectInsights.length > 0 ? (
          <Insights technical={technical} marked={marked} />
        ) : (
          <Nothing>No project insights available.</Nothing>
        )}
      </DossierPart>
      <DossierPart title="Technologies">
        {tags(technical.identifiedTechnologies, "No technologies found.")}
      </DossierPart>
      <DossierPart title="Architectural Concepts">
        {tags(technical.architecturalConcepts, "No architectural concepts found.")}
      </DossierPart>
      <DossierPart title="Experience Level">
        <div className={classes.experience}>
          <Badge size="large">{technical.estimatedExperience || "N/A"}</Badge>
          {technical.basis?.experience && (
            <span className={`${ui.s13} ${ui.tertiary}`}>{technical.basis.experience}</span>
          )}
        </div>
      </DossierPart>
    </Dossier>
  );
}
