import type { RankingSet, SetCv } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, setOf } from "./evaluationSet.ts";
import { alike, similarityTo, withoutTitle } from "./likeTitles.ts";

/**
 * CVs without the title in their first line, against ads of their own field: similar titles are better than titles without
 * shared words. Ads in between are unjudged.
 */
export function withinOwnField(source: RankingSet, categories: Map<string, string>): EvaluationSet {
  const similarity = similarityTo(source.jobs.map(({ title }) => title));
  const cvs: SetCv[] = [];
  const rows: [string, string, number][] = [];
  for (const cv of source.cvs) {
    const title = plainTitle(cv.text.split("\n", 1)[0] ?? "");
    const own = source.jobs.flatMap(({ id }, at) =>
      title && categories.get(id)?.split(",").includes(cv.category)
        ? [{ id, value: similarity(title, at) }]
        : [],
    );
    const like = own.filter(({ value }) => value >= alike.related);
    const unlike = own.filter(({ value }) => value < alike.other);
    if (!like.length || !unlike.length) continue;
    cvs.push({ ...cv, text: withoutTitle(cv.text, title) });
    for (const { id, value } of like) rows.push([cv.id, id, value >= alike.same ? 2 : 1]);
    for (const { id } of unlike) rows.push([cv.id, id, 0]);
  }
  return {
    name: "CVs without their title, within their field",
    source: "CVs within their field",
    measure: "pairs",
    set: setOf(cvs, source.jobs),
    grades: gradesOf(rows),
  };
}
