import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Measured, Strengths } from "../about/Measured.tsx";
import { checkRules, failures, jobParts, peopleQuestions, signals, words } from "../about/texts.ts";
import { Weights } from "../about/Weights.tsx";
import contents from "../components/Contents.module.css";
import { Contents } from "../components/Contents.tsx";
import { Icon } from "../components/Icon.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { Sources } from "../cv/Sources.tsx";
import { productName } from "../product.ts";
import { figure } from "../text/plural.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./HowItWorks.module.css";

type Facts = RouterOutputs["about"]["howItWorks"];

const sections = [
  { id: "read", label: "What is read" },
  { id: "counts", label: "What counts" },
  { id: "people", label: "Two people" },
  { id: "jobs", label: "A CV and a job" },
  { id: "cv-check", label: "CV check" },
  { id: "measured", label: "What was measured" },
  { id: "fails", label: "Where it fails" },
  { id: "words", label: "Terms used here" },
  { id: "sources", label: "Sources of data" },
];

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={`card pad stack ${contents.section}`} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
const Prose = ({ children }: { children: ReactNode }) => <p className="prose">{children}</p>;

function Body({ facts }: { facts: Facts }) {
  const people = Object.entries(facts.people) as [keyof Facts["people"], number][];
  const sorted = people.sort((a, b) => b[1] - a[1]);
  const jobs = jobParts(facts.freshDays);
  return (
    <div className="stack gap-24">
      <Card id="read" title="What is read">
        <Prose>
          Your repositories, and other people's repositories you have committed to: languages, dependency
          files, file names, topics, descriptions, the README, and how many commits are yours and in which
          years. Private repositories are read only if you tick the box when you log in. Your code is not
          stored.
        </Prose>
        <Prose>
          Forks, templates, bundled libraries and generated files are left out. So are repositories you have
          not committed to.
        </Prose>
      </Card>
      <Card id="counts" title="What counts as evidence">
        <Prose>
          Each kind of signal counts as partial proof of a claim, and several together add up. A claim is
          shown once it reaches 34%.
        </Prose>
        <Weights
          rows={signals.map(([kind, name, note]) => ({
            name,
            percent: Math.round(facts.signals[kind] * 100),
            note,
          }))}
        />
      </Card>
      <Card id="people" title="How two people are scored">
        <Prose>
          Five parts, each from 0 to 100%, added up with these weights. The score is the same from both sides
          and does not depend on names or on who else is here.
        </Prose>
        <Weights
          largest={sorted[0]?.[1] ?? 100}
          rows={sorted.map(([name, percent]) => ({ name, percent, note: peopleQuestions[name] }))}
        />
        <Strengths of={facts.strengths} />
      </Card>
      <Card id="jobs" title="How a CV and a job are scored">
        <Weights
          largest={Math.max(...jobs.map(([part]) => facts.jobs[part]))}
          rows={jobs.map(([part, name, note]) => ({ name, percent: facts.jobs[part], note }))}
        />
        <p className="text-13 secondary">
          These weights apply when everything in the CV and the ad is recognised. The less is recognised, the
          more shared words count. Open any score to see the weights it used.
        </p>
        <p className="text-13 secondary">
          Pay is compared by the year of full-time work, which counts as {figure(facts.periodsPerYear.hour)}{" "}
          hours, {facts.periodsPerYear.day} days, {facts.periodsPerYear.week} weeks or{" "}
          {facts.periodsPerYear.month} months. The job board and the matcher compare pay within one currency;
          your applications page converts pay at the exchange rates of the date it shows. Pay that an ad does
          not state is never guessed.
        </p>
      </Card>
      <Card id="cv-check" title="What the CV check looks for">
        <Prose>
          The check uses fixed rules and gives no score. The rules follow common practice and known parser
          problems; none of them changes how your jobs are ranked.
        </Prose>
        <ul className={`secondary ${classes.rules}`}>
          {checkRules(facts.check).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <Card id="measured" title="What was measured">
        <Measured of={facts.measured} />
      </Card>
      <Card id="fails" title="Where it fails">
        <ul className={classes.fails}>
          {failures.map(([title, text]) => (
            <li key={title} className="icon-line secondary">
              <Icon icon={IconAlertTriangle} />
              <span>
                <b>{title}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card id="words" title="Terms used here">
        <dl className={`stack gap-8 ${classes.words}`}>
          {words.map(([word, meaning]) => (
            <div key={word}>
              <dt className="tertiary">{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card id="sources" title="Sources of data">
        <Sources className="prose" />
      </Card>
    </div>
  );
}

export default function HowItWorks() {
  const query = trpc.about.howItWorks.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <PageHead
        title="How it works"
        below={
          <p className="prose">
            {productName} reads what you have committed on GitHub, states only what it can show evidence for,
            and scores people and jobs with fixed formulas. A language model may help with the wording, but it
            never sets a number.
          </p>
        }
      />
      <Contents sections={sections}>
        <QueryView
          query={query}
          pending={<Skeleton height={640} radius={12} />}
          failed="This page could not be loaded."
        >
          {(facts) => <Body facts={facts} />}
        </QueryView>
      </Contents>
    </>
  );
}
