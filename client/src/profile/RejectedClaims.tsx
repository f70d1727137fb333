import type { Claim } from "@career-hub/server/profile/schema.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { firstClick } from "../browser/firstClick.ts";
import { DossierPart } from "../components/Dossier.tsx";
import type { Owner } from "./owner.ts";

const kindLabels: Record<Claim["kind"], string> = {
  strength: "Strength",
  role: "Role",
  technology: "Technology",
  concept: "Concept",
  insight: "Project",
};

export function RejectedClaims({ owner }: { owner: Owner }) {
  if (owner.rejected.length === 0) return null;
  return (
    <DossierPart title="Not me" screenOnly>
      <p className="text-13 tertiary align-label">
        Left out of your profile, matching and later generations. Only you see this list.
      </p>
      <ul className="divided">
        {owner.rejected.map((rejected) => (
          <li key={`${rejected.kind} ${rejected.claim}`} className="row wrap">
            <span className="grow">{rejected.claim}</span>
            <span className="text-12 tertiary">{kindLabels[rejected.kind]}</span>
            <Button size="xs" variant="subtle" onClick={firstClick(() => owner.onRestore(rejected))}>
              Restore<VisuallyHidden> {rejected.claim}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </DossierPart>
  );
}
