import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { Chip } from "../components/Chip.tsx";
import { Icon } from "../components/Icon.tsx";
import classes from "./Corrections.module.css";

const maxSkills = 200;

/** The skills and those of the typed text, which are separated by commas. */
export function withTyped(skills: string[], typed: string): string[] {
  const byKey = new Map(skills.map((skill) => [skill.toLowerCase(), skill]));
  for (const word of typed.split(/[,;\n]/)) {
    const skill = word.replace(/\s+/g, " ").trim().slice(0, 120);
    if (skill && !byKey.has(skill.toLowerCase())) byKey.set(skill.toLowerCase(), skill);
  }
  return [...byKey.values()].slice(0, maxSkills);
}

type SkillsInputProps = {
  skills: string[];
  onChange: (skills: string[]) => void;
  /** The text in the field, not yet added as a skill. */
  typed: string;
  onTyped: (typed: string) => void;
};

export function SkillsInput({ skills, onChange, typed, onTyped }: SkillsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    onChange(withTyped(skills, typed));
    onTyped("");
  };
  const remove = (skill: string) => {
    onChange(skills.filter((other) => other !== skill));
    // The focused button was removed.
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className="stack gap-12">
      <div className="tags">
        {skills.map((skill) => (
          <Chip key={skill} onRemove={() => remove(skill)}>
            {skill}
          </Chip>
        ))}
      </div>
      <div className={`row ${classes.add}`}>
        <TextInput
          ref={input}
          aria-label="Add a skill"
          placeholder="Add a skill"
          value={typed}
          maxLength={400}
          onChange={(event) => onTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (typed.trim()) add();
          }}
        />
        <Button onClick={add} leftSection={<Icon icon={IconPlus} />} disabled={!typed.trim()}>
          Add
        </Button>
      </div>
    </div>
  );
}
