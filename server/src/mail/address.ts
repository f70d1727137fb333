import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "zod";

function convertDomain(address: string, convert: (domain: string) => string): string {
  const start = address.lastIndexOf("@") + 1;
  return address.slice(0, start) + convert(address.slice(start));
}

/** Converts an international domain to ASCII (exämple.org to xn--exmple-cua.org), in which e-mail is sent. */
const asciiAddress = (address: string): string =>
  convertDomain(address, (domain) => {
    const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /\P{ASCII}/u.test(domain);
    return isInternational ? domainToASCII(domain) : domain;
  });

export const addressInput = z.object({
  address: z
    .string()
    .trim()
    .max(254)
    .transform(asciiAddress)
    .pipe(z.email("this is not an e-mail address").max(254)),
});

/** Converts an ASCII domain to the script it was typed in; browsers send it as ASCII. */
export const shownAddress = (address: string): string =>
  convertDomain(address, (domain) => (/xn--/i.test(domain) && domainToUnicode(domain)) || domain);
