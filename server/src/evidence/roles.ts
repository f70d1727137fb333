import { bestPerPlace, type EvidenceBook, type Ground } from "./claims.ts";
import type { Claim, ExperienceLevel } from "./facts.ts";
import type { CountedRepository } from "./repositories.ts";
import { type RoleRule, roleRules } from "./roleTitles.ts";
import type { View } from "./view.ts";

type Scored = { rule: RoleRule; score: number; grounds: Ground[] };

const stageOf = (level: ExperienceLevel): 0 | 1 | 2 =>
  level === "Entry" || level === "Junior" ? 0 : level === "Mid-level" ? 1 : 2;

/** Two to four: what the terms point at, and what the way of working makes possible. */
export function rolesOf(view: View, book: EvidenceBook): Claim[] {
  const stage = stageOf(view.experience.level);
  const scored = roleRules
    .map((rule) => score(rule, view))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  // What somebody is known for comes before what everybody in the trade does.
  const special = scored.find((one) => one.rule.role === undefined && one.score >= best * 0.5);
  if (special) scored.sort((a, b) => Number(b === special) - Number(a === special) || b.score - a.score);
  const near = scored.filter((one, index) => index === 0 || one.score >= best * 0.42);
  const general =
    stage === 0 ? [] : generalRoles(view, scored.filter((one) => one.score >= best * 0.25).length, best);
  const count = Math.max(near.length, 3 - general.length, 1);
  const titled = scored
    .slice(0, stage === 0 ? 2 : Math.min(3, count))
    // Half the lead's score makes an engineer, not a second lead.
    .map((one, index) => ({
      text: titleOf(one.rule, index === 0 || one.score >= best * 0.6 ? stage : Math.min(stage, 1)),
      grounds: one.grounds,
      score: one.score,
    }));
  const all = [...titled.slice(0, 1), ...general, ...titled.slice(1)];
  return [...new Map(all.map((one) => [one.text, one])).values()]
    .slice(0, 4)
    .map(({ text, grounds, score: weight }) => ({
      text,
      weight: Math.round(weight * 1000) / 1000,
      evidence: book.cite(grounds),
    }));
}

const titleOf = ({ titles }: RoleRule, stage: number): string => titles[stage] ?? titles[0];

function score(rule: RoleRule, view: View): Scored {
  const wanted = new Set(rule.terms?.map((name) => name.toLowerCase()));
  let total = 0;
  const grounds: Ground[] = [];
  for (const { term, weight, grounds: places } of view.weighed) {
    const isMeant =
      rule.role === undefined ? wanted.has(term.name.toLowerCase()) : term.roles.includes(rule.role);
    if (!isMeant) continue;
    // A language is used for many things: it alone does not make a role.
    const share = term.kind === "language" && rule.role !== undefined ? 0.25 : 1;
    total += rule.role === undefined ? weight : (share * weight) / Math.max(1, term.roles.length);
    grounds.push(...places);
  }
  return { rule, score: total * rule.factor, grounds: bestPerPlace(grounds) };
}

const own = (one: CountedRepository) =>
  `${one.ownCommits.toLocaleString("en-US")} of ${Math.max(one.ownCommits, one.repository.commits?.all ?? 0).toLocaleString("en-US")} commits`;

function generalRoles(
  view: View,
  breadth: number,
  best: number,
): { text: string; grounds: Ground[]; score: number }[] {
  const { level, sustained } = view.experience;
  const products = view.repositories(
    (one) => one.ownCommits >= 250 && one.ownShare >= 0.5 && one.recency > 0.4,
    own,
  );
  const teams = view.repositories(
    (one) => (one.repository.commits?.all ?? 0) - one.ownCommits >= 60 && one.ownCommits >= 90,
    own,
  );
  const isSenior = level === "Senior" || level === "Principal";
  const roles = [];
  if (products.length > 0 && breadth >= 2)
    roles.push({ text: "Founding engineer", grounds: products, score: best * 0.8 });
  if (isSenior && breadth >= 3 && sustained.length >= 3 && teams.length >= 1) {
    roles.push({ text: "CTO", grounds: [...teams, ...products], score: best * 0.7 });
  }
  return roles;
}
