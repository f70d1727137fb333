import { VisuallyHidden } from "@mantine/core";
import {
  IconArrowsSplit2,
  IconCircleCheck,
  IconCircleDotted,
  IconCircleMinus,
  IconHelpCircle,
  IconPencilPlus,
} from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { webAddress } from "../text/webAddress.ts";
import type { Requirement } from "./contract.ts";
import classes from "./Requirements.module.css";

function Skill({ of: { skill, must, shownIn, has, through } }: { of: Requirement }) {
  const related = has ?? through;
  const words = (
    <>
      {skill}
      {related && <span className={classes.must}> you have {related}</span>}
      {must && <span className={classes.must}> must</span>}
    </>
  );
  const address = webAddress(shownIn?.url);
  return address && shownIn ? (
    <a
      className={`text-12 tag wrap ${classes.skill}`}
      data-small
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={`Shown in ${shownIn.repository}`}
    >
      {words}
      <VisuallyHidden>, shown in {shownIn.repository}</VisuallyHidden>
    </a>
  ) : (
    <span className="text-12 tag wrap" data-small>
      {words}
    </span>
  );
}

const icons = {
  both: IconCircleCheck,
  claimed: IconCircleDotted,
  shown: IconPencilPlus,
  neither: IconCircleMinus,
  indirectly: IconArrowsSplit2,
  unknown: IconHelpCircle,
};

const GroupName = ({ tone, children }: { tone: keyof typeof icons; children: string }) => (
  <span className={`row text-12 ${classes.name}`}>
    <Icon icon={icons[tone]} size={14} />
    {children}
  </span>
);

type GroupProps = { name: string; tone: keyof typeof icons; skills: Requirement[]; note?: string };

export function Group({ name, tone, skills, note }: GroupProps) {
  return (
    <div data-tone={tone}>
      <GroupName tone={tone}>{name}</GroupName>
      {skills.length > 0 ? (
        <ul className={`wrap ${classes.skills}`}>
          {skills.map((requirement) => (
            <li key={requirement.skill}>
              <Skill of={requirement} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-12 tertiary">None</p>
      )}
      {note && skills.length > 0 && <p className="text-12 tertiary mt-8">{note}</p>}
    </div>
  );
}

/** In the words of the ad. */
export const Credentials = ({ texts }: { texts: string[] }) => (
  <div data-tone="unknown">
    <GroupName tone="unknown">Licences, certificates and degrees</GroupName>
    <ul className="stack gap-4">
      {texts.map((text) => (
        <li key={text} className="text-12 anywhere">
          {text}
        </li>
      ))}
    </ul>
  </div>
);
