import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearch } from "wouter";
import { motionAllowed } from "../browser/motion.ts";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { Tag } from "../components/Tag.tsx";
import { JobScore } from "../job/JobScore.tsx";
import { Reason } from "../job/Reason.tsx";
import { evidenceOf } from "../profile/claims.ts";
import { Findings } from "../profile/Findings.tsx";
import { trpc } from "../trpc.ts";
import { type Pair, PairScore } from "./SamplePairCard.tsx";
import classes from "./Tour.module.css";

const steps = [
  { id: "profile", title: "A profile", text: "Generated from one person’s repositories" },
  { id: "evidence", title: "The evidence", text: "What is behind each claim" },
  { id: "match", title: "A match", text: "Two people and how their score adds up" },
  { id: "job", title: "A job", text: "A job ad next to a CV: what is met, what is missing" },
] as const;
type Step = (typeof steps)[number]["id"];
const addressOf = (step: Step) => `/?tour=${step}`;

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`pad-20 line-above ${classes.row}`}>
    <h4 className="label">{title}</h4>
    <div>{children}</div>
  </section>
);

function Profile({ of: { profile } }: { of: Pair["you"] }) {
  const { personal, technical } = profile;
  const tags = (claims: string[]) => (
    <div className="tags">
      {claims.map((claim) => (
        <Tag key={claim}>
          {claim}
          {"\u00a0"}
          <span className="cite">{evidenceOf(technical, claim).length}</span>
        </Tag>
      ))}
    </div>
  );
  return (
    <>
      <div className={`row pad-20 ${classes.who}`}>
        <Avatar src={personal.avatar_url} name={personal.name} size={64} />
        <div className="grow">
          <div className="row wrap">
            <h3>{personal.name}</h3>
            <Badge>{technical.estimatedExperience}</Badge>
          </div>
          <p className="secondary">{technical.headline}</p>
        </div>
      </div>
      <Row title="Summary">{technical.coFounderSummary}</Row>
      <Row title="Key Strengths">{tags(technical.keyStrengths)}</Row>
      <Row title="Technologies">{tags(technical.identifiedTechnologies.slice(0, 8))}</Row>
      {technical.experienceBasis && <Row title="Experience Level">{technical.experienceBasis}</Row>}
    </>
  );
}

function EvidenceStep({ of: { profile } }: { of: Pair["you"] }) {
  const { technical } = profile;
  return technical.keyStrengths.slice(0, 4).map((claim, index) => (
    <details key={claim} className={classes.claim} open={index === 0}>
      <summary>
        {claim} <span className="cite">{evidenceOf(technical, claim).length}</span>
      </summary>
      <Findings evidence={evidenceOf(technical, claim)} max={5} />
    </details>
  ));
}

function JobStep() {
  const query = trpc.about.job.useQuery();
  return (
    <QueryView
      query={query}
      pending={<Skeleton height={240} radius={8} />}
      failed="The job could not be loaded."
    >
      {({ sample }) =>
        sample ? (
          <div className="stack gap-12 justify-start pad-20">
            <h3>{sample.job.job_title}</h3>
            <p className="secondary">{sample.job.company_name}</p>
            <JobScore score={sample.finalScore} />
            {sample.reason && <Reason>{sample.reason}</Reason>}
            <p className="text-13 tertiary">Scored for a CV written from the profile of {sample.username}.</p>
            <LinkButton href={`/jobs/${sample.job.id}`}>Open the job</LinkButton>
          </div>
        ) : (
          <p className="stack gap-12 justify-start pad-20">
            There is no open job to compare with at the moment.
          </p>
        )
      }
    </QueryView>
  );
}

const headerHeight = 56;

/** Scrolls to the tour, on phones to the row of the step, when a step is opened, unless its start is in view. */
function useScrollTo(step: string | null, ready: boolean, small: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = section.current?.querySelector("[aria-current]");
    const target = small && row ? row : section.current;
    const top = target?.getBoundingClientRect().top ?? 0;
    if (step && ready && (top < headerHeight || top > innerHeight / 2))
      target?.scrollIntoView({ behavior: motionAllowed() ? "smooth" : "instant" });
  }, [step, ready, small]);
  return section;
}

/** A tour with a URL for each step, on phones opened below its row; renders nothing when the server has no sample people. */
export default function Tour() {
  const query = trpc.about.pair.useQuery();
  const requested = new URLSearchParams(useSearch()).get("tour");
  const small = useSmallScreen();
  const section = useScrollTo(requested, Boolean(query.data?.pair), small);
  const pair = query.data?.pair;
  const step = steps.find(({ id }) => id === requested) ?? steps[0];
  const next = steps[steps.indexOf(step) + 1];
  if (!pair) return null;
  const opened = (
    <section aria-label={step.title} className="min-0">
      {step.id === "profile" && <Profile of={pair.you} />}
      {step.id === "evidence" && <EvidenceStep of={pair.you} />}
      {step.id === "match" && <PairScore pair={pair} />}
      {step.id === "job" && <JobStep />}
      <div className={`ends line-above ${classes.next}`}>
        {next ? (
          <LinkButton href={addressOf(next.id)} variant="subtle" size="xs">
            Next: {next.title.toLowerCase()}
          </LinkButton>
        ) : (
          <LinkButton href="/how-it-works" variant="subtle" size="xs">
            How it works
          </LinkButton>
        )}
      </div>
    </section>
  );
  return (
    <section
      ref={section}
      id="tour"
      className={`stack gap-12 ${classes.section}`}
      aria-labelledby="tour-title"
    >
      <div className="row wrap">
        <h2 id="tour-title" className="title-22">
          Take the tour
        </h2>
        <span className="text-13 secondary">Sample data, no account needed</span>
      </div>
      <div className={`card ${classes.tour}`}>
        <ol className="divided" aria-label="Steps of the tour">
          {steps.map(({ id, title, text }, index) => (
            <li key={id}>
              <Link
                className={classes.step}
                href={addressOf(id)}
                aria-current={id === step.id ? "step" : undefined}
              >
                <span className="cite">{index + 1}</span>
                <b>{title}</b>
                <span className="text-13 secondary">{text}</span>
              </Link>
              {small && id === step.id && opened}
            </li>
          ))}
        </ol>
        {!small && opened}
      </div>
    </section>
  );
}
