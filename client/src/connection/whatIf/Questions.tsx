import { areas } from "@career-hub/server/matching/enums.ts";
import { useState } from "react";
import { Picker, PickerOption } from "../../components/Picker.tsx";
import { areaLabel } from "../../people/labels.ts";
import { bestMatches } from "../../text/bestMatches.ts";
import { trpc } from "../../trpc.ts";
import { IfLearned, type Learned } from "./IfLearned.tsx";
import { WithThird } from "./WithThird.tsx";

type Person = { id: string; username: string };
type Question = { kind: "learned"; learned: Learned } | { kind: "third"; person: Person };

const maxOptions = 50;

/** Candidates for a third person: connections, then suggestions, without the viewed person. */
function useThirds(userId: string): Person[] {
  const active = trpc.connection.active.useQuery();
  const suggested = trpc.profile.suggestions.useQuery();
  const people = [...(active.data?.activeConnections ?? []), ...(suggested.data?.suggestions ?? [])].map(
    ({ user_id, github_username }) => ({ id: user_id, username: github_username }),
  );
  return people.filter(({ id }) => id !== userId);
}

export default function Questions({ userId, username }: { userId: string; username: string }) {
  const { data } = trpc.profile.wishOptions.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const thirds = useThirds(userId);
  const [subjectText, setSubjectText] = useState("");
  const [personText, setPersonText] = useState("");
  const [question, setQuestion] = useState<Question | null>(null);
  const subjects = [
    ...areas.map((area) => ({ key: `area ${area}`, name: areaLabel(area), kind: "area" })),
    ...(data?.options ?? [])
      .filter(({ kind }) => kind === "technology")
      .map(({ value }) => ({ key: `technology ${value}`, name: value, kind: "technology" })),
  ];
  const handleSubject = (key: string) => {
    const subject = subjects.find((item) => item.key === key);
    if (!subject) return;
    const value = key.slice(key.indexOf(" ") + 1);
    const area = areas.find((item) => item === value);
    const learned = subject.kind === "area" && area ? { area } : { technology: value };
    setQuestion({ kind: "learned", learned });
  };
  const handlePerson = (id: string) => {
    const person = thirds.find((item) => item.id === id);
    if (person) setQuestion({ kind: "third", person });
  };
  return (
    <>
      <div className="even" style={{ "--least": "400px" }}>
        <Picker
          label="If I learned …"
          placeholder="A technology or an area"
          options="Technologies and areas"
          typed={subjectText}
          onTyped={setSubjectText}
          onChoose={handleSubject}
          closes
        >
          {bestMatches(subjects, subjectText, ({ name }) => name)
            .slice(0, maxOptions)
            .map(({ key, name, kind }) => (
              <PickerOption key={key} value={key}>
                {name}
                <small>{kind}</small>
              </PickerOption>
            ))}
        </Picker>
        <Picker
          label="If a third person joined …"
          placeholder="A connection or a suggestion"
          options="Connections and suggestions"
          typed={personText}
          onTyped={setPersonText}
          onChoose={handlePerson}
          closes
        >
          {bestMatches(thirds, personText, ({ username: name }) => name)
            .slice(0, maxOptions)
            .map(({ id, username: name }) => (
              <PickerOption key={id} value={id}>
                {name}
              </PickerOption>
            ))}
        </Picker>
      </div>
      <div aria-live="polite">
        {question?.kind === "learned" && <IfLearned {...{ userId, username }} learned={question.learned} />}
        {question?.kind === "third" && <WithThird {...{ userId, username }} third={question.person} />}
      </div>
    </>
  );
}
