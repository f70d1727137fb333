import type { Claim } from "@career-hub/server/profile/schema.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { DossierPart } from "../components/Dossier.tsx";
import ui from "../styles/ui.module.css";
import type { Owner } from "./owner.ts";
import classes from "./RejectedClaims.module.css";

const kindWord: Record<Claim["kind"], string> = {
  strength: "Strength",
  role: "Role",
  technology: "Technology",
  concept: "Concept",
  insight: "Project",
};

/** What its owner left out of the profile, each with a way back. Nobody else sees it. */
export function RejectedClaims({ owner }: { owner: Owner }) {
  if (owner.rejected.length === 0) return null;
  return (
    <DossierPart title="Not me" screenOnly>
      <p className={`${ui.s13} ${ui.tertiary} ${classes.about}`}>
        Left out of your profile, of matching and of later generations. Only you see this list.
      </p>
      <ul className={ui.divided}>
        {owner.rejected.map((one) => (
          <li key={`${one.kind} ${one.claim}`} className={`${ui.row} ${ui.wrap}`}>
            <span className={ui.grow}>{one.claim}</span>
            <span className={`${ui.s12} ${ui.tertiary}`}>{kindWord[one.kind]}</span>
            <Button size="xs" variant="subtle" onClick={() => owner.onRestore(one)}>
              Restore<VisuallyHidden> {one.claim}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </DossierPart>
  );
}
