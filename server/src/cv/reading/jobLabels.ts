import type { ReadLine } from "./sections.ts";

/** A line of a job that says itself what it is: "Position: Nurse". */
export type JobLine = ReadLine & { says?: "title" | "company" | "dates" };

const labels: [NonNullable<JobLine["says"]>, RegExp][] = [
  [
    "title",
    /^(?:role|(?:occupation or )?position(?: held)?|(?:job )?title|designation|post|stelle|funktion|tätigkeit|poste|fonction|puesto|cargo|ruolo|mansione|função|functie|stanowisko|должность|роль|职位|职务|役職|직위|직책|תפקיד|الوظيفة|المسمى الوظيفي)(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
  [
    "company",
    /^(?:company|(?:name and address of )?employer|organi[sz]ation|firm|client|company name|name of (?:the )?(?:company|(?:name and address of )?employer|organi[sz]ation)|firma|arbeitgeber|unternehmen|entreprise|employeur|société|empresa|azienda|datore di lavoro|bedrijf|werkgever|pracodawca|компания|организация|место работы|公司|单位|会社|회사|חברה|الشركة)(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
  [
    "dates",
    /^(?:duration|period|dates?(?: of employment)?|employment (?:dates|period)|from|zeitraum|dauer|période|dates|durée|periodo|período|fechas?|date|periode|okres|период|даты?|时间|期间|기간|תקופה|الفترة)(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
];

/** The line without its label. A bullet before it changes nothing. */
export function labelled<L extends ReadLine>(line: L): L & JobLine {
  const text = line.plain.replace(/^[•*-]\s*/, "");
  for (const [says, pattern] of labels) {
    const label = pattern.exec(text)?.[0];
    const plain = label ? text.slice(label.length).replace(/[.\s]+$/, "") : "";
    if (plain !== "" && plain.length < 120) return { ...line, plain, says };
  }
  return line;
}

/** The head of a table: "Period", "Employer" and "Position" side by side. */
export function namesColumns(text: string): boolean {
  const cells = text.split("\t");
  return cells.length > 1 && cells.every((cell) => labels.some(([, pattern]) => pattern.test(`${cell}: `)));
}
