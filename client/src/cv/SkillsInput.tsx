import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import filters from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import classes from "./Corrections.module.css";

const maxSkills = 200;

/** Press a skill to take it away; type one, or several with commas between, to add them. */
export function SkillsInput({
  skills,
  onChange,
}: {
  skills: string[];
  onChange: (skills: string[]) => void;
}) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const known = new Map(skills.map((skill) => [skill.toLowerCase(), skill]));
    for (const word of typed.split(/[,;\n]/)) {
      const skill = word.replace(/\s+/g, " ").trim().slice(0, 120);
      if (skill && !known.has(skill.toLowerCase())) known.set(skill.toLowerCase(), skill);
    }
    onChange([...known.values()].slice(0, maxSkills));
    setTyped("");
  };
  const remove = (skill: string) => {
    onChange(skills.filter((one) => one !== skill));
    // What had the focus is gone.
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className={`${ui.stack} ${ui.close}`}>
      <div className={ui.tags}>
        {skills.map((skill) => (
          <button
            key={skill}
            type="button"
            className={`${ui.s13} ${ui.tag} ${filters.chip}`}
            data-small
            onClick={() => remove(skill)}
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            {skill}
            <Icon of={IconX} size={14} />
          </button>
        ))}
      </div>
      <div className={`${ui.row} ${classes.add}`}>
        <TextInput
          ref={input}
          aria-label="Add a skill"
          placeholder="Add a skill"
          value={typed}
          maxLength={400}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (typed.trim()) add();
          }}
        />
        <Button onClick={add} leftSection={<Icon of={IconPlus} />} disabled={!typed.trim()}>
          Add
        </Button>
      </div>
    </div>
  );
}
