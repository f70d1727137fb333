import { Button } from "@mantine/core";
import { IconPencil, IconPencilPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showTop } from "../browser/showTop.ts";
import { Badge } from "../components/Badge.tsx";
import { Dossier, DossierPart } from "../components/Dossier.tsx";
import { Icon } from "../components/Icon.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Tag } from "../components/Tag.tsx";
import { levelLabel } from "../job/labels.ts";
import { EmptyText } from "../profile/EmptyText.tsx";
import { listed } from "../text/listed.ts";
import { trpc } from "../trpc.ts";
import { Corrections } from "./Corrections.tsx";
import type { About, ReadCv } from "./contract.ts";
import { LeftOut } from "./LeftOut.tsx";
import { markedProps } from "./marked.ts";
import { ReadText } from "./ReadText.tsx";
import { spanOf, workWords } from "./readingWords.ts";
import classes from "./Xray.module.css";
import { XraySkeleton } from "./XraySkeleton.tsx";

type Reading = NonNullable<ReadCv["reading"]>;

/** The index of the highlighted item of a kind, if any. */
const markedIndex = (marked: About | null, kind: About["kind"]) =>
  marked?.kind === kind ? marked.index : undefined;

function Positions({ experience, marked }: Pick<Reading, "experience"> & { marked: number | undefined }) {
  if (experience.length === 0) return <EmptyText>No positions were recognised.</EmptyText>;
  return (
    <ol className={`align-label ${classes.timeline}`}>
      {experience.map((job, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
        <li key={index} {...(index === marked && markedProps)}>
          <span className={`tertiary figures ${classes.span}`}>{spanOf(job)}</span>
          <div>
            <p className="name">{job.title || "No title found"}</p>
            {job.company && <p className="text-13 secondary">{job.company}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const Tags = ({ words, empty }: { words: string[]; empty: string }) =>
  words.length === 0 ? (
    <EmptyText>{empty}</EmptyText>
  ) : (
    <div className="tags">
      {words.map((word) => (
        <Tag key={word} small>
          {word}
        </Tag>
      ))}
    </div>
  );

/** Technologies of the saved profile that the CV does not mention. */
const AlsoShown = ({ technologies }: { technologies: string[] }) =>
  technologies.length > 0 && (
    <p className="text-13 secondary icon-line">
      <Icon icon={IconPencilPlus} className="text-accent" />
      <span>
        Your code also shows <b>{listed(technologies)}</b>. Your CV does not mention{" "}
        {technologies.length === 1 ? "it" : "them"}.
      </span>
    </p>
  );

type ReadDossierProps = { reading: Reading; alsoShown: string[]; marked: About | null };

function ReadDossier({ reading, alsoShown, marked }: ReadDossierProps) {
  return (
    <Dossier label="What we read from your CV">
      <DossierPart title="Positions">
        <Positions experience={reading.experience} marked={markedIndex(marked, "position")} />
      </DossierPart>
      <DossierPart title="Skills">
        <div className="stack gap-12">
          <Tags
            words={reading.skills}
            empty="No list of skills was found. Skills named elsewhere in your CV count too."
          />
          <AlsoShown technologies={alsoShown} />
        </div>
      </DossierPart>
      <DossierPart title="Education">
        {reading.education.length === 0 ? (
          <EmptyText>No education was recognised.</EmptyText>
        ) : (
          <ul className="stack gap-12 align-label">
            {reading.education.map(({ degree, institution }) => (
              <li key={`${degree} ${institution}`}>
                <p className="name">{degree || institution}</p>
                {degree && institution && <p className="text-13 secondary">{institution}</p>}
              </li>
            ))}
          </ul>
        )}
      </DossierPart>
      <DossierPart title="Languages">
        <Tags words={reading.languages} empty="No languages were recognised." />
      </DossierPart>
      <DossierPart title="Left out">
        <LeftOut
          leftOut={reading.leftOut}
          warnings={reading.warnings}
          marked={markedIndex(marked, "leftOut")}
        />
      </DossierPart>
      <DossierPart title="Text">
        <ReadText parts={reading.parts} marked={markedIndex(marked, "part")} />
      </DossierPart>
    </Dossier>
  );
}

export function Xray({ marked }: { marked: About | null }) {
  // Always refetched: a profile may have been saved since.
  const query = trpc.cv.reading.useQuery(undefined, { staleTime: 0 });
  const [correcting, setCorrecting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const correct = useRef<HTMLButtonElement>(null);
  const handleDone = () => {
    flushSync(() => setCorrecting(false));
    correct.current?.focus({ preventScroll: true });
    showTop(section.current);
  };
  return (
    <section ref={section} aria-labelledby="xray" className={`stack gap-12 ${classes.section}`}>
      <div className={`row wrap ${classes.head}`}>
        <h2 id="xray">What we read from your CV</h2>
        {query.data?.reading && (
          <>
            {query.data.corrections && <Badge>Corrected by you</Badge>}
            <span className={`text-13 tertiary ${classes.facts}`}>
              {[
                workWords(query.data.work ?? { profession: null, years: query.data.reading.years }),
                query.data.reading.level && levelLabel(query.data.reading.level),
              ]
                .filter(Boolean)
                .join("\u00a0· ")}
            </span>
            {!correcting && (
              <Button
                ref={correct}
                size="xs"
                leftSection={<Icon icon={IconPencil} />}
                onClick={() => setCorrecting(true)}
              >
                Correct
              </Button>
            )}
          </>
        )}
      </div>
      <QueryView
        query={query}
        pending={<XraySkeleton />}
        failed="Could not load what we read from your CV."
        preferServer
      >
        {({ cv, reading, corrections, alsoShown }) => {
          if (!reading) return null;
          return correcting ? (
            <Corrections
              reading={reading}
              updatedAt={cv?.updatedAt}
              corrected={corrections !== null}
              onDone={handleDone}
            />
          ) : (
            <ReadDossier reading={reading} alsoShown={alsoShown} marked={marked} />
          );
        }}
      </QueryView>
    </section>
  );
}
