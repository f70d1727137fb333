/** cv → job → grade, without the jobs that nobody judged. */
export type Grades = { of: Map<string, Map<string, number>>; unjudged: Set<string> };
