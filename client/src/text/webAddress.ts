/** The address if it is http(s), which the server checks too. */
export const webAddress = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) ? address : undefined;
