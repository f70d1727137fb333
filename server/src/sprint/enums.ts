export const sprintDays = 14;
export const maxDaysAhead = 90;
/** Characters. */
export const maxPage = 20_000;
export const maxNote = 1_000;
