import { useMemo } from "react";
import classes from "./Markdown.module.css";
import { htmlOfMarkdown } from "./markdown.ts";

export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => htmlOfMarkdown(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above
  return <div className={`rich ${classes.text}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
