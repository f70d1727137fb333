import { type Claim, maxHeadline, maxSummary, type Profile } from "@career-hub/server/profile/schema.ts";
import { IconBrandGithub } from "@tabler/icons-react";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { Dossier, DossierHead, DossierPart } from "../components/Dossier.tsx";
import { Icon } from "../components/Icon.tsx";
import { LanguageChart } from "../components/LanguageChart.tsx";
import { webAddress } from "../text/webAddress.ts";
import { ClaimTags } from "./ClaimTags.tsx";
import { loginOf, type Technical } from "./claims.ts";
import { EditableText } from "./EditableText.tsx";
import { EmptyText } from "./EmptyText.tsx";
import { Insights } from "./Insights.tsx";
import { OwnWords } from "./OwnWords.tsx";
import type { Owner } from "./owner.ts";
import classes from "./ProfileDossier.module.css";
import { RejectedClaims } from "./RejectedClaims.tsx";

type ProfileDossierProps = {
  profile: { personal: Profile["personal"]; technical: Technical };
  /** The repository whose claims are highlighted. */
  marked: string | null;
  /** Absent for others: the profile is read-only. */
  owner?: Owner;
  /** Omits the languages, which the page shows elsewhere. */
  withoutLanguages?: boolean;
};

function Person({ profile: { personal, technical }, owner }: Pick<ProfileDossierProps, "profile" | "owner">) {
  const name = personal.name || "Unknown User";
  const address = webAddress(personal.html_url);
  const { headline, ownWords } = technical;
  return (
    <DossierHead>
      <Avatar src={personal.avatar_url} name={name} size={72} />
      <div className="stack gap-8 grow">
        <div className="row wrap">
          <h2 className="title-22">{name}</h2>
          {address && (
            <a className={classes.address} href={address} target="_blank" rel="noopener noreferrer">
              <Badge tone="line">
                <Icon icon={IconBrandGithub} />
                {loginOf(address) || "GitHub"}
              </Badge>
            </a>
          )}
        </div>
        <EditableText
          name="headline"
          field="headline"
          value={headline}
          maxLength={maxHeadline}
          own={ownWords?.headline ?? false}
          owner={owner}
        >
          {headline && (
            <p className={`text-balance ${classes.headline} secondary`} dir="auto">
              {headline}
            </p>
          )}
        </EditableText>
      </div>
    </DossierHead>
  );
}

export const Languages = ({ stats }: { stats: Record<string, number> | undefined }) =>
  stats && Object.keys(stats).length > 0 ? (
    <LanguageChart stats={stats} />
  ) : (
    <EmptyText>No language stats available.</EmptyText>
  );

/** All parts of a profile, empty ones included. */
export function ProfileDossier({ profile, marked, owner, withoutLanguages }: ProfileDossierProps) {
  const { personal, technical } = profile;
  const { coFounderSummary, ownWords } = technical;
  const claims = (title: string, kind: Claim["kind"], of: string[]) => (
    <DossierPart title={title}>
      <ClaimTags {...{ kind, of, technical, marked, owner }} empty={`No ${title.toLowerCase()} found.`} />
    </DossierPart>
  );
  const basis = technical.basis?.experience ?? technical.experienceBasis;
  const level = technical.estimatedExperience || "N/A";
  const isMeasured = basis && level !== "N/A" && !ownWords?.estimatedExperience;
  return (
    <Dossier label={`Profile of ${personal.name || "Unknown User"}`}>
      <Person profile={profile} owner={owner} />
      <DossierPart title="Co-founder Summary">
        <EditableText
          name="summary"
          field="coFounderSummary"
          value={coFounderSummary}
          maxLength={maxSummary}
          own={ownWords?.coFounderSummary ?? false}
          owner={owner}
        >
          {coFounderSummary ? (
            <p className="prose" dir="auto">
              {coFounderSummary}
            </p>
          ) : (
            <EmptyText>No co-founder summary provided.</EmptyText>
          )}
        </EditableText>
      </DossierPart>
      {claims("Key Strengths", "strength", technical.keyStrengths)}
      {claims("Potential Roles", "role", technical.potentialRoles)}
      {!withoutLanguages && (
        <DossierPart title="Language Stats">
          <Languages stats={technical.languageStats} />
          {ownWords?.languageStats && <OwnWords mine={owner !== undefined} />}
        </DossierPart>
      )}
      <DossierPart title="Project Insights">
        <Insights technical={technical} marked={marked} owner={owner} />
      </DossierPart>
      {claims("Technologies", "technology", technical.identifiedTechnologies)}
      {claims("Architectural Concepts", "concept", technical.architecturalConcepts)}
      <DossierPart title="Experience Level">
        <div className="row wrap gap-8-12">
          <Badge size="large">{level}</Badge>
          {ownWords?.estimatedExperience ? (
            <OwnWords mine={owner !== undefined} />
          ) : (
            basis && <span className="text-13 tertiary">{basis}</span>
          )}
        </div>
        {isMeasured && (
          <p className="text-12 tertiary mt-8">
            Configuration, exercises and very small repositories do not count towards the level.
          </p>
        )}
      </DossierPart>
      {owner && <RejectedClaims owner={owner} />}
    </Dossier>
  );
}
