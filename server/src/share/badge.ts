import { counted } from "../text/counted.ts";
import { html } from "../text/html.ts";

const widthOf = (text: string) => Math.ceil([...text].length * 6.7) + 20;

/** "Career Hub | 31 claims with evidence", for a README. */
export function badge({ productName, claimCount }: { productName: string; claimCount: number }): string {
  const text = `${counted(claimCount, "claim")} with evidence`;
  const [left, right] = [widthOf(productName), widthOf(text)];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="28" role="img" aria-label="${productName}: ${text}"><rect x="0.5" y="0.5" width="${left + right - 1}" height="27" rx="6" fill="#fff" stroke="#d2cdd2"/><path d="M${left} 0.5v27" stroke="#d2cdd2"/><g font-family="system-ui,sans-serif" font-size="12" text-anchor="middle"><text x="${left / 2}" y="18" font-weight="600" fill="#1c191d">${productName}</text><text x="${left + right / 2}" y="18" fill="#9c2257">${text}</text></g></svg>`
    .html;
}
