/** "2,213". Creating a formatter takes a phone 100 ms, so numbers of up to three digits do without. */
export const figure = (count: number): string => (count < 1_000 ? String(count) : count.toLocaleString("en"));

/** "1 finding", "2 findings" */
export const plural = (count: number, singular: string, pluralForm = `${singular}s`): string =>
  `${figure(count)} ${count === 1 ? singular : pluralForm}`;
