import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { lazyDialog } from "../components/LazyDialog.tsx";
import { Tag } from "../components/Tag.tsx";
import ui from "../styles/ui.module.css";
import { plural } from "../text/plural.ts";
import { repositoryName } from "./claims.ts";
import classes from "./EvidenceTag.module.css";

const EvidencePanel = lazyDialog(() => import("./EvidencePanel.tsx"));

type EvidenceTagProps = {
  claim: string;
  evidence: Evidence[];
  /** How many more findings there are in private repositories, which only their owner sees. */
  hidden?: number;
  marked?: boolean;
  /** For the owner of the claim alone. */
  onReject?: (() => void) | undefined;
};

function basisOf(found: number, repositories: number, hidden: number): string {
  const total = `${plural(found, "finding")} in ${plural(repositories, "repository", "repositories")}`;
  const more = `${hidden === 1 ? "one" : hidden} in private repositories`;
  if (found === 0) return `Rests on ${plural(hidden, "finding")} in private repositories`;
  return `Rests on ${total}${hidden > 0 ? `, and ${more}` : ""}`;
}

const printed = 3;
/** For paper, where nothing opens. */
const namesOf = (repositories: string[]): string =>
  repositories.slice(0, printed).join(", ") +
  (repositories.length > printed ? ` +${repositories.length - printed}` : "");

/** A claim. Its figure counts the findings it rests on, which it opens. */
export function EvidenceTag({ claim, evidence, hidden = 0, marked, onReject }: EvidenceTagProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const findings = evidence.length + hidden;
  if (findings === 0) return <Tag>{claim}</Tag>;

  const repositories = [...new Set(evidence.map((one) => repositoryName(one.repository)))];
  const basis = basisOf(evidence.length, repositories.length, hidden);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${ui.s13} ${ui.tag} ${classes.tag}`}
        data-marked={marked || undefined}
        data-sources={namesOf(repositories)}
        aria-expanded={opened}
        aria-haspopup="dialog"
        onPointerEnter={EvidencePanel.preload}
        onFocus={EvidencePanel.preload}
        onClick={() => setOpened(!opened)}
      >
        {claim}
        <span className={ui.cite} aria-hidden="true">
          {findings}
        </span>
        <VisuallyHidden>, {plural(findings, "finding")}</VisuallyHidden>
      </button>
      <EvidencePanel
        {...{ claim, evidence, hidden, basis, button, opened, onReject }}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
