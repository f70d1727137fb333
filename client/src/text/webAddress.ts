/** Addresses were checked by the server; one is followed, or loaded from, only when it is for the web all the same. */
export const webAddress = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) ? address : undefined;
