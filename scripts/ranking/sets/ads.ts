import type { RankingSet, SetCv } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, sentencesOf, setOf } from "./evaluationSet.ts";

const minLength = 400;
const asCv = (id: string, text: string): SetCv => ({ id: `cv-${id}`, text, category: "" });

type Cut = (sentences: string[]) => [inCv: string[], inAd: string[]];
const everyOther: Cut = (sentences) => [
  sentences.filter((_, at) => at % 2 === 0),
  sentences.filter((_, at) => at % 2 === 1),
];
const inTheMiddle: Cut = (sentences) => {
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle), sentences.slice(middle)];
};

/** Every other ad, from the first (0) or second (1) on, cut in two: a CV, and an ad without its title. */
function cutAds({ jobs }: RankingSet, first: number, cut: Cut): RankingSet {
  const found = jobs
    .filter(({ descriptionText }) => (descriptionText?.length ?? 0) >= minLength)
    .map((job) => ({ job, sentences: sentencesOf(job.descriptionText ?? "") }))
    .filter(({ sentences }) => sentences.length >= 4)
    .filter((_, at) => at % 2 === first)
    .map(({ job, sentences }) => ({ job, parts: cut(sentences).map((part) => part.join("\n")) }));
  return setOf(
    found.map(({ job, parts: [inCv = ""] }) => asCv(job.id, inCv)),
    found.map(({ job, parts: [, inAd = ""] }) => ({ ...job, title: "", descriptionText: inAd })),
  );
}

/** The only relevant ad of a CV is the one that it was cut from. */
const ownAds = (name: string, set: RankingSet): EvaluationSet => ({
  name,
  source: name,
  measure: "ndcg@10",
  set,
  grades: gradesOf(set.jobs.map(({ id }) => [`cv-${id}`, id, 2])),
});

/** Every other sentence of an ad as a CV, the rest as the ad. */
export const halvesOfAds = (source: RankingSet) => ownAds("halves of ads", cutAds(source, 0, everyOther));

/** The first half of an ad's sentences as a CV, the rest as the ad; uses the ads that `halvesOfAds` leaves out. */
export const beginningsOfAds = (source: RankingSet) =>
  ownAds("beginnings of ads", cutAds(source, 1, inTheMiddle));

const runLength = 8;

function runsOf(text: string): Set<string> {
  const words = plainTitle(text).split(" ");
  return new Set(words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(" ")));
}

/** The text of an ad without its title's words as a CV; ads with the same title and another text are relevant. */
export function sameTitles(source: RankingSet): EvaluationSet {
  const byTitle = Map.groupBy(source.jobs, ({ title }) => plainTitle(title));
  const repeated = [...byTitle.values()].filter((jobs) => jobs.length > 1);
  const runs = new Map(source.jobs.map(({ id, descriptionText }) => [id, runsOf(descriptionText ?? "")]));
  const rows: [string, string, number][] = [];
  const cvs: SetCv[] = [];
  for (const jobs of repeated)
    for (const job of jobs) {
      const others = jobs.filter((one) => one !== job && one.descriptionText !== job.descriptionText);
      if (!others.length || !job.descriptionText) continue;
      const words = new Set(plainTitle(job.title).split(" "));
      const text = job.descriptionText.replace(/\p{L}+/gu, (word) =>
        words.has(word.toLowerCase()) ? "" : word,
      );
      cvs.push(asCv(job.id, text));
      // Ads with text copied by one employer are left out, since wording alone finds them.
      for (const one of source.jobs)
        if (runs.get(job.id)?.intersection(runs.get(one.id) ?? new Set()).size)
          rows.push([`cv-${job.id}`, one.id, -1]);
        else if (others.includes(one)) rows.push([`cv-${job.id}`, one.id, 2]);
    }
  return {
    name: "ads of one title",
    source: "ads of one title",
    measure: "ndcg@10",
    set: setOf(cvs, source.jobs),
    grades: gradesOf(rows),
  };
}

/** As `sameTitles` within one group of professions: ads of the same title against each of the others of the group. */
export function sameTitlesWithinOneField(
  titles: EvaluationSet,
  categories: Map<string, string>,
): EvaluationSet {
  const rows = [...titles.grades.of].flatMap(([cvId, own]) =>
    titles.set.jobs
      .filter(
        ({ id }) =>
          own.get(id) === -1 ||
          (categories.get(id) && categories.get(id) === categories.get(cvId.slice("cv-".length))),
      )
      .map(({ id }): [string, string, number] => [cvId, id, own.get(id) ?? 0]),
  );
  return {
    ...titles,
    name: "ads of one title, within their field",
    measure: "pairs",
    grades: gradesOf(rows),
  };
}

/** As `halvesOfAds` within one group of professions: its other half against each of the others. */
export function withinOneField(
  source: RankingSet,
  categories: Map<string, string>,
  { name = "within one field", part = 1 } = {},
): EvaluationSet {
  const set = cutAds(source, part, everyOther);
  const rows: [string, string, number][] = [];
  for (const { id } of set.jobs)
    for (const { id: other } of set.jobs)
      if (categories.get(id) && categories.get(id) === categories.get(other))
        rows.push([`cv-${id}`, other, id === other ? 2 : 0]);
  return { name, source: "halves of ads", measure: "pairs", set, grades: gradesOf(rows) };
}
