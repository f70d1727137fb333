import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { lazyDialog } from "../components/LazyDialog.tsx";
import { Tag } from "../components/Tag.tsx";
import { plural } from "../text/plural.ts";
import { repositoryName } from "./claims.ts";
import classes from "./EvidenceTag.module.css";

const EvidencePanel = lazyDialog(() => import("./EvidencePanel.tsx"));

type EvidenceTagProps = {
  claim: string;
  evidence: Evidence[];
  /** Number of findings in private repositories, which only their owner sees. */
  hidden?: number;
  marked?: boolean;
  /** Only for the owner of the claim. */
  onReject?: () => void;
};

function basisOf(findings: number, repositories: number, hidden: number): string {
  const total = `${plural(findings, "finding")} in ${plural(repositories, "repository", "repositories")}`;
  const more = `${hidden === 1 ? "one" : hidden} in private repositories`;
  if (findings === 0) return `Based on ${plural(hidden, "finding")} in private repositories`;
  return `Based on ${total}${hidden > 0 ? `, and ${more}` : ""}`;
}

const maxPrinted = 3;
/** Shown in print instead of the evidence panel. */
const namesOf = (repositories: string[]): string =>
  repositories.slice(0, maxPrinted).join(", ") +
  (repositories.length > maxPrinted ? ` +${repositories.length - maxPrinted}` : "");

/** A claim with its number of findings, which it opens. */
export function EvidenceTag({ claim, evidence, hidden = 0, marked, onReject }: EvidenceTagProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const findings = evidence.length + hidden;
  if (findings === 0) return <Tag>{claim}</Tag>;

  const repositories = [...new Set(evidence.map((finding) => repositoryName(finding.repository)))];
  const basis = basisOf(evidence.length, repositories.length, hidden);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`text-13 tag ${classes.tag}`}
        data-marked={marked || undefined}
        data-sources={namesOf(repositories)}
        aria-expanded={opened}
        aria-haspopup="dialog"
        onPointerEnter={EvidencePanel.preload}
        onFocus={EvidencePanel.preload}
        onClick={firstClick(() => setOpened(!opened))}
      >
        {claim}
        <span className="cite" aria-hidden="true">
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
