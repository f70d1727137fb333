import type { Claim } from "@career-hub/server/profile/schema.ts";
import { IconPencil } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { Tag } from "../components/Tag.tsx";
import ui from "../styles/ui.module.css";
import { evidenceOf, isOwnClaim, privateFindingsOf, type Technical } from "./claims.ts";
import { EvidenceTag } from "./EvidenceTag.tsx";
import { Nothing } from "./Nothing.tsx";
import { OwnWords } from "./OwnWords.tsx";
import type { Owner } from "./owner.ts";

type ClaimTagsProps = {
  kind: Claim["kind"];
  of: string[];
  empty: string;
  technical: Technical;
  marked: string | null;
  owner: Owner | undefined;
};

/** Claims of one kind as tags: with evidence they open it, in own words they are marked. */
export function ClaimTags({ kind, of, empty, technical, marked, owner }: ClaimTagsProps) {
  const claims = [...new Set(of)].map((claim) => ({ kind, claim }));
  if (claims.length === 0) return <Nothing>{empty}</Nothing>;
  const own = claims.filter((one) => isOwnClaim(technical, one));
  return (
    <div className={`${ui.stack} ${ui.tight}`}>
      <div className={ui.tags}>
        {claims.map((one) => {
          if (own.includes(one))
            return (
              <Tag key={one.claim}>
                <Icon of={IconPencil} size={14} />
                &nbsp;{one.claim}
              </Tag>
            );
          const evidence = evidenceOf(technical, one.claim);
          return (
            <EvidenceTag
              key={one.claim}
              claim={one.claim}
              evidence={evidence}
              hidden={privateFindingsOf(technical, one.claim)}
              marked={evidence.some(({ repository }) => repository === marked)}
              onReject={owner && (() => owner.onReject(one))}
            />
          );
        })}
      </div>
      {own.length > 0 && <OwnWords mine={owner !== undefined} claims />}
    </div>
  );
}
