export const sprintDays = 14;
/** Characters. */
export const maxPage = 20_000;
export const maxNote = 1_000;
