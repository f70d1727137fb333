import { bestPerPlace, type EvidenceBook, type Ground } from "./claims.ts";
import type { ProjectFacts } from "./facts.ts";
import { type Finding, isTechnology } from "./findings.ts";
import { sharesOf } from "./languages.ts";
import { featuresOf, introductionOf } from "./ownWords.ts";
import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";
import { subjectOf as subjectOfText } from "./subject.ts";
import { tellingSentences } from "./telling.ts";

const most = 6;

/** The projects worth telling of: what somebody put their own work into, three to six. */
export function projectsOf(
  counted: CountedRepository[],
  findings: Finding[],
  book: EvidenceBook,
): ProjectFacts[] {
  const ranked = counted
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort(
      (a, b) =>
        b.score - a.score || a.one.repository.nameWithOwner.localeCompare(b.one.repository.nameWithOwner),
    );
  const best = ranked[0]?.score ?? 0;
  const chosen = ranked.filter(({ one, score }, index) =>
    index < 3 ? isTellable(one) || index === 0 : score >= best * 0.22 && isTellable(one) && !one.isTrifle,
  );
  return chosen.slice(0, most).map(({ one }) =>
    toProject(
      one,
      findings.filter((finding) => finding.in === one),
      book,
    ),
  );
}

function scoreOf(one: CountedRepository): number {
  const hasWords = one.sentences.length > 0 || one.description !== null;
  const isGuest = one.ownShare < 0.1 && one.ownCommits < 150;
  return one.weight * (hasWords ? 1 : 0.25) * (isGuest ? 0.3 : 1) * (one.sentences.length >= 4 ? 1.15 : 1);
}

const isTellable = (one: CountedRepository) =>
  (one.description ?? "").length >= 20 || tellingSentences(one).length > 0;

function toProject(one: CountedRepository, findings: Finding[], book: EvidenceBook): ProjectFacts {
  const { repository } = one;
  const sentences = tellingSentences(one);
  const strongest = [...findings].sort((a, b) => b.strength - a.strength);
  const names = (test: (finding: Finding) => boolean, max: number) =>
    [...new Set(strongest.filter(test).map(({ term }) => term.name))].slice(0, max);
  return {
    repository: repository.nameWithOwner,
    name: repository.name,
    description: one.description !== null && isEnglish(one.description) ? one.description : null,
    subject: subjectOf(one),
    kind: null,
    about: repository.isPrivate ? [] : repository.topics,
    language: languageOf(one),
    packages: [],
    forks: repository.forks,
    releases: null,
    commitsByYear: [],
    relation: one.ownShare < 0.1 ? "guest" : "owner",
    introduction: introductionOf(one),
    features: featuresOf(one),
    sentences: repository.isPrivate ? [] : sentences.map(({ text }) => text),
    technologies: names(({ term }) => isTechnology(term), 8),
    concepts: names(({ term, source }) => term.kind === "concept" && source !== "manifest", 6),
    domains: names(({ term }) => term.kind === "domain", 4),
    stars: repository.stars,
    ownCommits: one.ownCommits,
    allCommits: Math.max(one.ownCommits, repository.commits?.all ?? 0),
    ownShare: Math.round(one.ownShare * 1000) / 1000,
    firstAt: one.firstAt,
    lastAt: one.lastAt,
    isPrivate: repository.isPrivate,
    evidence: book.cite(groundsOf(one, sentences, findings)),
  };
}

/** At least the repository itself: that somebody worked on it is known without any README. */
function groundsOf(
  one: CountedRepository,
  sentences: { text: string; path: string }[],
  findings: Finding[],
): Ground[] {
  const all = Math.max(one.ownCommits, one.repository.commits?.all ?? 0);
  const readme = one.repository.isPrivate ? [] : sentences.slice(0, 1);
  return [
    {
      in: one,
      note:
        one.description ??
        `${one.ownCommits.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} commits are own work`,
      strength: 1,
    },
    ...readme.map(({ text, path }) => ({ in: one, path, note: text, strength: 0.95 })),
    ...bestPerPlace(findings.filter(({ source }) => source === "manifest" || source === "path")).slice(0, 3),
  ];
}

function subjectOf(one: CountedRepository): ProjectFacts["subject"] {
  const texts = [one.description, one.sentences[0]?.text].filter((text) => text != null && isEnglish(text));
  for (const text of texts) {
    const subject = subjectOfText(text ?? "", one.repository.name);
    if (subject) return subject;
  }
  return null;
}

const languageOf = (one: CountedRepository): string | null =>
  [...sharesOf(one)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
