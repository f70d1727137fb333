const tracking =
  /^(?:utm_\w+|utm|gclid|fbclid|msclkid|dclid|yclid|igshid|mc_[ce]id|_hs\w+|hsCtaTracking|gh_src|lever-(?:source|origin|via)\S*|ashby_\w+|trk|trkinfo|trackingid|refid|iis|iisn|src|source|ref|referrer|referer|campaign|cid|pk_\w+|at_\w+|s?cmp|vjk|jobsource|jobboardsource)$/i;

// "?ref=12345" identifies a vacancy, "?ref=newsletter" is tracking.
const isTracking = (name: string, value: string) =>
  tracking.test(name) && !(/^(?:ref|cid|src|source|refid)$/i.test(name) && /\d{3}/.test(value));

/** A URL without tracking parameters. */
export function addressKey(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams]
    .filter(([name, value]) => !isTracking(name, value))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");
  // Some boards are single-page apps that route by fragment.
  const route = /^#!?\//.test(url.hash) ? url.hash : "";
  const host = url.host.replace(/^www\./, "");
  return `url:${host}${url.pathname.replace(/\/+$/, "")}${query && `?${query}`}${route}`;
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\((?:[mfwdxh]\s*[/|]\s*)+[mfwdxh]\)|\ball genders\b/g, " ")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

export const titleKey = (job: { title: string; company: string; location: string | null }): string =>
  `job:${plain(job.title)}|${plain(job.company)}|${plain(job.location ?? "")}`;

type Ad = { title: string; company: string; location: string | null; url: string | null };

/**
 * A key per ad of a source. A URL shared by ads with different titles (a careers page) does not identify them: their key
 * is title, company and place.
 */
export function duplicateKeys(ads: Ad[]): string[] {
  const addresses = ads.map((ad) => (ad.url ? addressKey(ad.url) : null));
  const titles = new Map<string, Set<string>>();
  ads.forEach((ad, index) => {
    const address = addresses[index];
    if (address) titles.getOrInsertComputed(address, () => new Set()).add(plain(ad.title));
  });
  return ads.map((ad, index) => {
    const address = addresses[index];
    return address && titles.get(address)?.size === 1 ? address : titleKey(ad);
  });
}
