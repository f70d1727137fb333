const blocks = "p, li, h1, h2, h3, h4, h5, h6, div, ul, ol, br";

/** The words of a description without its markup. The document made here is inert: nothing in it loads or runs. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const block of page.querySelectorAll(blocks)) block.append("\n");
  for (const item of page.querySelectorAll("li")) item.prepend("• ");
  for (const hidden of page.querySelectorAll("script, style, template, noscript")) hidden.remove();
  return (page.body.textContent ?? "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
