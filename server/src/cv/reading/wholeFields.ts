import { mostCommon } from "../../text/mostCommon.ts";
import type { Entry } from "./layoutOfJobs.ts";
import { isContract, isPlace, titleScore } from "./names.ts";
import { piecesOf, tidy } from "./pieces.ts";
import { withoutPlace } from "./roles.ts";
import { isTeam } from "./teams.ts";

type Field = "title" | "company";

const separators = [/\s[–—-]{1,2}\s/u, /\s[·•∙]\s/u, /,\s/u, /\s\/\s/u, /[:：]\s/u, /\(/u];
const bracket = /\s*\([^()]+\)$/u;

/**
 * A separator parts fields only where most headers have it: "Acme - Research" is one name if the other employers stand alone
 * in their cells, and "(Leeds)" is none if most of them are followed by brackets.
 */
export const withWholeFields = (entries: Entry[]): Entry[] =>
  withFields(withFields(entries, "company", "title"), "title", "company");

const cellsOf = ({ header }: Entry) =>
  header.flatMap(({ offset, text }) =>
    text.split(/\t| \| /).map((cell, index) => ({ key: `${offset}:${index}`, text: tidy(cell) })),
  );

function withFields(entries: Entry[], field: Field, other: Field): Entry[] {
  const cells = entries.map((entry) =>
    entry[field] === "" || entry.isInherited
      ? undefined
      : cellsOf(entry).find(({ text }) => text.includes(entry[field])),
  );
  const usual = mostCommon(cells.map((cell) => cell?.key));
  const there = cells.flatMap((cell) => (cell?.key === usual && cell ? cell.text : []));
  if (there.length < 2 || there.length <= entries.length / 2) return entries;
  const isUsual = (pattern: RegExp) =>
    there.filter((text) => pattern.test(text)).length > Math.max(1, there.length / 2);
  const parting = separators.filter(isUsual);
  const isBracketed = field === "company" && isUsual(bracket);
  return entries.map((entry, index) => {
    const cell = cells[index];
    if (!cell || cell.key !== usual) return entry;
    if (isBracketed && bracket.test(entry.company))
      return { ...entry, company: entry.company.replace(bracket, "") };
    const whole = withoutPlace(cell.text);
    const [before = "", ...behind] = whole.split(entry[field]);
    const rest = `${before} ${behind.join(entry[field])}`;
    const names = piecesOf(rest);
    const areRoles = field === "title" && names.some((name) => titleScore(name) >= 1);
    const isOne =
      behind.length > 0 &&
      whole.length < longest &&
      /(?:^|[^\p{L}\p{N}\s]\s*)$/u.test(before) &&
      /^(?:$|\s*[^\p{L}\p{N}\s])/u.test(behind.join(entry[field])) &&
      (entry[other] === "" || !whole.includes(entry[other])) &&
      (areRoles || !parting.some((separator) => separator.test(rest))) &&
      names.length > 0 &&
      !names.some((name) => isPlace(name) || isContract(name) || isTeam(name)) &&
      (field === "title" || titleScore(rest) < 1);
    return isOne ? { ...entry, [field]: whole } : entry;
  });
}

const longest = 90;
