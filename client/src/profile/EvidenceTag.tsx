import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { VisuallyHidden } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { Part } from "../components/Part.tsx";
import { Tag } from "../components/Tag.tsx";
import { plural } from "../plural.ts";
import { wanted } from "../release.ts";
import ui from "../ui.module.css";
import { repositoryName } from "./claims.ts";
import classes from "./EvidenceTag.module.css";

const load = () => import("./EvidencePanel.tsx");
const prefetch = (): void => void load().catch(() => {});
const EvidencePanel = lazy(() => wanted(load));

type EvidenceTagProps = { claim: string; evidence: Evidence[]; marked?: boolean };

const printed = 3;
/** For paper, where nothing opens. */
const namesOf = (repositories: string[]): string =>
  repositories.slice(0, printed).join(", ") +
  (repositories.length > printed ? ` +${repositories.length - printed}` : "");

/** A claim. Its figure counts the findings it rests on, which it opens. */
export function EvidenceTag({ claim, evidence, marked }: EvidenceTagProps) {
  const [opened, setOpened] = useState(false);
  // What opens exists once it was wanted: a profile has dozens of tags.
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (evidence.length === 0) return <Tag>{claim}</Tag>;

  const repositories = [...new Set(evidence.map((one) => repositoryName(one.repository)))];
  const basis = `Rests on ${plural(evidence.length, "finding")} in ${plural(repositories.length, "repository", "repositories")}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.tag}
        data-marked={marked || undefined}
        data-sources={namesOf(repositories)}
        aria-expanded={opened}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWasOpened(true);
          setOpened(!opened);
        }}
      >
        {claim}
        <span className={ui.cite} aria-hidden="true">
          {evidence.length}
        </span>
        <VisuallyHidden>, {plural(evidence.length, "finding")}</VisuallyHidden>
      </button>
      {wasOpened && (
        <Part>
          <Suspense>
            <EvidencePanel
              {...{ claim, evidence, basis, button }}
              wanted={opened}
              onClose={() => setOpened(false)}
            />
          </Suspense>
        </Part>
      )}
    </>
  );
}
