import { IconCircleCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { plural } from "../text/plural.ts";
import { trpc } from "../trpc.ts";
import classes from "./CvCheck.module.css";
import { AskedForRow, FindingRow, Group, type Marking } from "./CvCheckRows.tsx";
import type { CvCheckAnswer } from "./contract.ts";
import xray from "./Xray.module.css";

function Passed({ passed, defaultOpened }: { passed: string[]; defaultOpened: boolean }) {
  const [opened, setOpened] = useState(defaultOpened);
  const id = useId();
  if (!passed.length) return null;
  return (
    <div className={classes.fine}>
      <DisclosureButton
        opened={opened}
        aria-controls={id}
        onToggle={() => setOpened(!opened)}
        leftSection={<Icon icon={IconCircleCheck} className="text-success" />}
      >
        {plural(passed.length, "check")} passed
      </DisclosureButton>
      <ul id={id} className={`${classes.rules} text-13 secondary`} hidden={!opened}>
        {passed.map((rule) => (
          <li key={rule} className="icon-line">
            <Icon icon={IconCircleCheck} className="text-success" />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}

const groups = [
  ["parser", "May be misread by a parser"],
  ["positions", "Positions"],
] as const;

function Checked({ check, ...marking }: { check: CvCheckAnswer } & Marking) {
  const { findings, passed, askedFor, knowsLayout } = check;
  const isFine = findings.length === 0 && !askedFor?.skills.length && knowsLayout;
  return (
    <div className={`card divided ${classes.list}`}>
      {isFine && <p className={`name ${classes.foot}`}>Nothing to fix.</p>}
      {!knowsLayout && (
        <p className={`text-13 secondary ${classes.foot}`}>
          This CV was uploaded before the CV check existed. Upload it again to check its layout and positions.
        </p>
      )}
      {groups.map(([group, title]) => {
        const groupFindings = findings.filter((finding) => finding.group === group);
        if (!groupFindings.length) return null;
        return [
          <Group key={group} title={title} count={groupFindings.length} />,
          ...groupFindings.map((finding) => (
            <FindingRow key={`${finding.title} ${finding.about?.index}`} finding={finding} {...marking} />
          )),
        ];
      })}
      {askedFor === null ? (
        <p className={`text-13 secondary ${classes.foot}`}>
          Save jobs on the{" "}
          <Link className="link" href="/jobs">
            Job Board
          </Link>{" "}
          to see which skills they ask for that your CV does not mention.
        </p>
      ) : (
        askedFor.skills.length > 0 && [
          <Group
            key="asked"
            title="Asked for by your saved jobs, not in your CV"
            count={askedFor.skills.length}
          />,
          ...askedFor.skills.map((requirement) => (
            <AskedForRow key={requirement.skill} requirement={requirement} of={askedFor.jobs} />
          )),
        ]
      )}
      <Passed passed={passed} defaultOpened={isFine} />
      <p className={`text-12 tertiary ${classes.foot}`}>
        Fixed rules, no score: the same CV always gets the same list.{" "}
        <Link className="link" href="/how-it-works#cv-check">
          All rules
        </Link>
      </p>
    </div>
  );
}

const CheckSkeleton = () => (
  <div className={`card divided ${classes.list}`} aria-busy="true">
    {["48%", "56%", "42%", "50%"].map((width) => (
      <div key={width} className={`text-13 ${classes.finding}`}>
        <Skeleton width={16} height={16} />
        <span className="stack gap-8">
          <Skeleton width={width} height={14} />
          <Skeleton width="80%" />
        </span>
      </div>
    ))}
  </div>
);

const countOf = ({ findings, askedFor, passed }: CvCheckAnswer) =>
  `${findings.length + (askedFor?.skills.length ?? 0)} to review, ${passed.length} passed`;

/** The CV check: what a parser may misread, incomplete positions, and skills of saved jobs missing in the CV. */
export function CvCheck(marking: Marking) {
  // Always refetched: jobs may have been saved since.
  const query = trpc.cv.check.useQuery(undefined, { staleTime: 0 });
  return (
    <section aria-labelledby="cv-check" className={`stack gap-12 ${xray.section}`}>
      <div className={`row wrap ${xray.head}`}>
        <h2 id="cv-check">CV check</h2>
        {query.data?.check && <span className="text-13 tertiary">{countOf(query.data.check)}</span>}
      </div>
      <QueryView
        query={query}
        pending={<CheckSkeleton />}
        failed="Could not check your CV. Please try again."
        preferServer
      >
        {({ check }) => check && <Checked check={check} {...marking} />}
      </QueryView>
    </section>
  );
}
