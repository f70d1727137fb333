// UTF-8 decoded as Windows-1252 (mojibake), common in exported CVs: "â€“" for a dash, "Ã©" for é.
const wrongly: [RegExp, string][] = [
  [/â€[“”\u0093\u0094]|â€“|â€”|ï¼\u200b?(?=\s|$)|ï¼[\u008d\u200b]?/g, "–"],
  [/â€[™˜\u0098\u0099]/g, "’"],
  [/â€[œ\u009c\u009d]?/g, '"'],
  [/â€¢|â—[\u008f\u200b]?|ï‚·|ï§/g, "•"],
  [/â\u200b|â€‹/g, ""],
  [/Â(?=[\s\u00a0-\u00bf]|$)/g, " "],
  [/Ã©/g, "é"],
  [/Ã¨/g, "è"],
  [/Ã¼/g, "ü"],
  [/Ã¶/g, "ö"],
  [/Ã¤/g, "ä"],
  [/Ã±/g, "ñ"],
  [/Ã³/g, "ó"],
  [/Ã¡/g, "á"],
];
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Normalises text for parsing; displayed text stays as in the file. */
export function plain(text: string): string {
  let result = text
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/\ufe0f|[\u200b-\u200f\ufeff]/g, "");
  // TeX draws the accent of "í" over a dotless i.
  if (/[\u0300-\u036f]/.test(result)) result = result.replace(/ı(?=[\u0300-\u036f])/g, "i").normalize("NFC");
  if (/[âÂÃï]/.test(result)) for (const [pattern, right] of wrongly) result = result.replace(pattern, right);
  return (
    result
      .replace(otherDigits, (digit) => String(digitOf(digit)))
      .replace(/[‐‑]/g, "-")
      .replace(/ ?（/g, " (")
      .replace(/）/g, ")")
      .replace(/ +/g, " ")
      // Leaders: dots or dashes that fill the space to the next column.
      .replace(/(?<=[^\s._-]) ?(?:[._-]{4,}|[._](?: [._]){3,}) ?(?=[^\s._-])/g, "\t")
      // The LaTeX logo, whose A is raised and E lowered.
      .replace(/\bL ?A ?TE ?X\b/g, "LaTeX")
      .trim()
  );
}

function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code >= 0xff10 ? code - 0xff10 : code & 15;
}
