/** The value under a key that may also be the name of a method, as in a claim called "constructor". */
export const ownValue = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
