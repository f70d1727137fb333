import type { Claim } from "@career-hub/server/profile/schema.ts";
import { IconPencil } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { Tag } from "../components/Tag.tsx";
import { evidenceOf, isOwnClaim, privateFindingsOf, type Technical } from "./claims.ts";
import { EmptyText } from "./EmptyText.tsx";
import { EvidenceTag } from "./EvidenceTag.tsx";
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

/** Claims of one kind: tags that open their evidence, or are marked as written by the owner. */
export function ClaimTags({ kind, of, empty, technical, marked, owner }: ClaimTagsProps) {
  const claims = [...new Set(of)].map((claim) => ({ kind, claim }));
  if (claims.length === 0) return <EmptyText>{empty}</EmptyText>;
  const ownClaims = claims.filter((item) => isOwnClaim(technical, item));
  return (
    <div className="stack gap-8">
      <div className="tags">
        {claims.map((item) => {
          if (ownClaims.includes(item))
            return (
              <Tag key={item.claim}>
                <Icon icon={IconPencil} size={14} />
                &nbsp;{item.claim}
              </Tag>
            );
          const evidence = evidenceOf(technical, item.claim);
          return (
            <EvidenceTag
              key={item.claim}
              claim={item.claim}
              evidence={evidence}
              hidden={privateFindingsOf(technical, item.claim)}
              marked={evidence.some(({ repository }) => repository === marked)}
              onReject={owner && (() => owner.onReject(item))}
            />
          );
        })}
      </div>
      {ownClaims.length > 0 && <OwnWords mine={owner !== undefined} claims />}
    </div>
  );
}
