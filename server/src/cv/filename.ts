import { withoutInvisible } from "../text/invisible.ts";

const maxLength = 200;
// Line breaks and private use characters.
const unsafe = /[\t\n\p{Co}]/gu;

/** The file name for display: without path and invisible characters, at most 200 characters including the extension. */
export function cleanFilename(name: string): string {
  const last = withoutInvisible(name).replace(unsafe, "").split(/[\\/]/).at(-1) ?? "";
  const clean = last
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/g, " ")
    .trim();
  const extension = /\.[a-z]{3,4}$/i.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - extension.length).replace(/^\.+/, "");
  const characters = [...(stem || "cv")];
  let shortened = "";
  for (const character of characters) {
    if (shortened.length + character.length + extension.length > maxLength) break;
    shortened += character;
  }
  return `${shortened.trim()}${extension}`;
}
