/** cv → job → grade, without unjudged jobs. */
export type Grades = { of: Map<string, Map<string, number>>; unjudged: Set<string> };
