import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { IconGitCommit } from "@tabler/icons-react";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "../components/Icon.tsx";
import { webAddress } from "../text/webAddress.ts";
import { commitsText, evidenceOf, isOwnClaim, repositoryName, type Technical } from "./claims.ts";
import { EmptyText } from "./EmptyText.tsx";
import classes from "./Insights.module.css";
import { OwnWords } from "./OwnWords.tsx";
import type { Owner } from "./owner.ts";

/** Code is the strongest source, then the README, then manifests and settings, then the repository. */
function weightOf({ path }: Evidence): number {
  if (!path) return 0;
  if (/^readme/i.test(path)) return 2;
  return path.includes("/") && !path.startsWith(".") ? 3 : 1;
}

function SourceLine({ technical, name }: { technical: Technical; name: string }) {
  const [best] = evidenceOf(technical, name).toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!best) return null;
  const place = best.path ?? repositoryName(best.repository);
  return (
    <a
      className={`mono row tertiary quiet-link min-0 ${classes.source}`}
      href={webAddress(best.url)}
      target="_blank"
      rel="noopener noreferrer"
      title={place}
    >
      <Icon icon={IconGitCommit} className="text-accent" />
      <span className="truncate">{place}</span>
      <b className="end nowrap secondary">{commitsText(best)}</b>
    </a>
  );
}

type InsightsProps = { technical: Technical; marked: string | null; owner: Owner | undefined };

export function Insights({ technical, marked, owner }: InsightsProps) {
  if (technical.projectInsights.length === 0) return <EmptyText>No project insights available.</EmptyText>;
  return (
    <div className={`gap-8 ${classes.insights}`}>
      {technical.projectInsights.map(({ name, highlight }) => {
        const claim = { kind: "insight" as const, claim: name };
        const isOwn = isOwnClaim(technical, claim);
        const isMarked =
          !isOwn && evidenceOf(technical, name).some((finding) => finding.repository === marked);
        return (
          <article
            key={`${name} ${highlight}`}
            className={classes.insight}
            data-marked={isMarked || undefined}
          >
            <div className="row align-start">
              <h3 className="grow">{name}</h3>
              {owner && !isOwn && (
                <Button
                  size="xs"
                  variant="subtle"
                  m="-6px -8px"
                  onClick={firstClick(() => owner.onReject(claim))}
                >
                  Not me<VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
            </div>
            <p className="text-13 secondary">{highlight}</p>
            {isOwn ? (
              <OwnWords mine={owner !== undefined} />
            ) : (
              <SourceLine technical={technical} name={name} />
            )}
          </article>
        );
      })}
    </div>
  );
}
