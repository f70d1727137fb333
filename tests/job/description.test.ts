import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeDescription } from "../../client/src/job/description.ts";

const arrange = (html: string, title = "Storage Engineer") => arrangeDescription(html, title);

describe("headings", () => {
  it.each(["Responsibilities", "Requirements", "Qualifications", "Duties", "Skills", "Benefits"])(
    "%s splits running text, and its sentences become bullets",
    (heading) => {
      expect(arrange(`<p>We store power. ${heading}: Design the log. Test it by pulling the plug.</p>`)).toBe(
        `<p>We store power.</p><h3>${heading}</h3><ul><li>Design the log.</li><li>Test it by pulling the plug.</li></ul>`,
      );
    },
  );

  it("several in one paragraph make several sections", () => {
    expect(
      arrange(
        "Good work. Responsibilities: Lead. Hire. Requirements: Five years of Rust. Benefits: Lunch. Bikes.",
      ),
    ).toBe(
      "<p>Good work.</p><h3>Responsibilities</h3><ul><li>Lead.</li><li>Hire.</li></ul>" +
        "<h3>Requirements</h3><p>Five years of Rust.</p><h3>Benefits</h3><ul><li>Lunch.</li><li>Bikes.</li></ul>",
    );
  });

  it.each([
    ["<p><strong>Key Responsibilities</strong></p><p>Lead. Hire.</p>", "Key Responsibilities"],
    ["<p><b>Requirements:</b> Rust. SQL.</p>", "Requirements"],
    ["<p>REQUIREMENTS<br>Rust. SQL.</p>", "Requirements"],
    ["<h4>Skills &amp; Experience</h4><p>Rust. SQL.</p>", "Skills &amp; Experience"],
    ["<p>Minimum Qualifications:<br />Rust. SQL.</p>", "Minimum Qualifications"],
    ["<p>Responsibilities Lead the team. Hire people.</p>", "Responsibilities"],
  ])("%s has the heading %s", (html, heading) => {
    const shown = arrange(html);
    expect(shown).toContain(`<h3>${heading}</h3><ul><li>`);
    expect(shown.match(/<li>/g)).toHaveLength(2);
  });

  it("are not seen where the words only occur", () => {
    for (const sentence of [
      "You will gather requirements from nurses. Then you build.",
      "Requirements Engineers write down what is wanted. They ask.",
      "Benefits are good here. Skills grow.",
      "We value skills, benefits and duties alike. Really.",
    ])
      expect(arrange(`<p>${sentence}</p>`)).toBe(`<p>${sentence}</p>`);
  });

  it("of other names stay headings, and the text under them stays prose", () => {
    expect(arrange("<h3>About us</h3><p>We store power. We like it.</p>")).toBe(
      "<h3>About us</h3><p>We store power. We like it.</p>",
    );
  });
});

describe("bullets", () => {
  it("a single sentence stays a paragraph", () => {
    expect(arrange("<h3>Requirements</h3><p>Five years of Rust.</p>")).toBe(
      "<h3>Requirements</h3><p>Five years of Rust.</p>",
    );
  });

  it("an existing list is left as it is, with its introduction", () => {
    const html = "<h3>Duties</h3><p>You will. And so on.</p><ul><li>Lead. Hire.</li></ul>";
    expect(arrange(html)).toBe(html);
  });

  it("abbreviations, versions and initials end no sentence", () => {
    expect(
      arrange(
        "<p>Skills: Tools, e.g. Rust 1.80 or Node.js v. 26. Work with Dr. A. Berg in the U.S. market.</p>",
      ),
    ).toBe(
      "<h3>Skills</h3><ul><li>Tools, e.g. Rust 1.80 or Node.js v. 26.</li><li>Work with Dr. A. Berg in the U.S. market.</li></ul>",
    );
  });

  it("lines and typed bullets are items", () => {
    expect(arrange("<p>Requirements:<br>• Rust<br>• SQL</p>")).toBe(
      "<h3>Requirements</h3><ul><li>Rust</li><li>SQL</li></ul>",
    );
    expect(arrange("<p>Requirements:<br>Rust<br>SQL</p>")).toBe(
      "<h3>Requirements</h3><ul><li>Rust</li><li>SQL</li></ul>",
    );
  });

  it("markup that spans sentences is whole in each", () => {
    expect(arrange('<p>Skills: <strong>Rust. <a href="https://x.example">SQL</a>.</strong> Care.</p>')).toBe(
      '<h3>Skills</h3><ul><li><strong>Rust.</strong></li><li><strong><a href="https://x.example">SQL</a>.</strong></li><li>Care.</li></ul>',
    );
  });

  it("other scripts have sentences too", () => {
    expect(arrange("<p>Requirements: 日本語が話せる。経験がある。</p>")).toBe(
      "<h3>Requirements</h3><ul><li>日本語が話せる。</li><li>経験がある。</li></ul>",
    );
  });
});

describe("the title", () => {
  it.each([
    "<h1>Storage Engineer</h1><p>We store power.</p>",
    "<p>Storage Engineer</p><p>We store power.</p>",
    "<p><strong>STORAGE ENGINEER</strong></p><p>We store power.</p>",
    "<p>Storage Engineer: We store power.</p>",
    "<p>Storage  Engineer - We store power.</p>",
    "<p>Storage Engineer (m/f/d)<br>We store power.</p>",
    "Storage Engineer We store power.",
    "<p>Position: Storage Engineer</p><p>Storage Engineer</p><p>We store power.</p>",
  ])("at the beginning of %s is not repeated", (html) => {
    expect(arrange(html)).toBe("<p>We store power.</p>");
  });

  it("stays where a sentence goes on from it, or elsewhere", () => {
    expect(arrange("<p>Storage Engineers are wanted.</p>")).toBe("<p>Storage Engineers are wanted.</p>");
    expect(arrange("<p>Storage Engineer wanted in Leeds.</p>")).toBe(
      "<p>Storage Engineer wanted in Leeds.</p>",
    );
    expect(arrange("<p>We want a Storage Engineer.</p>")).toBe("<p>We want a Storage Engineer.</p>");
  });

  it("may hold any character", () => {
    expect(arrange("<p>Full-Stack Engineer (Ruby): We build.</p>", "Full-Stack Engineer (Ruby)")).toBe(
      "<p>We build.</p>",
    );
    for (const title of ["^[a-z]+$ .* \\ / {2} | - # & < > \" '", "C#", "???", "()", "日本語"])
      expect(arrange("<p>We build.</p>", title)).toBe("<p>We build.</p>");
    expect(arrange("<p>C++ / R&amp;D (Lead) [x]: We build.</p>", "C++ / R&D (Lead) [x]")).toBe(
      "<p>We build.</p>",
    );
  });
});

it("no word is lost or made up, and every element is closed", () => {
  const words = fc.constantFrom(
    "Storage Engineer ",
    "Requirements: ",
    "Duties ",
    "We build. ",
    "e.g. ",
    "<b>Rust. ",
    "</b>",
    "<p>",
    "</p>",
    "<ul><li>",
    "</li></ul>",
    "<br>",
    "<h3>",
    "</h3>",
    "&amp; ",
    '<a href="https://x.example">link</a> ',
    "ZZZ",
    "<script>",
    "\u00a0",
  );
  const letters = (html: string) =>
    html
      .replace(/<script>[\s\S]*/, "")
      .replace(/<[^>]*>/g, "")
      .toLowerCase()
      .replace(/[\s:]/g, "");
  fc.assert(
    fc.property(fc.array(words, { maxLength: 25 }), (parts) => {
      const html = parts.join("");
      const shown = arrangeDescription(html, "no such title");
      expect(letters(shown)).toBe(letters(html));
      for (const name of ["p", "ul", "li", "h3"])
        expect(shown.split(`<${name}>`).length).toBe(shown.split(`</${name}>`).length);
    }),
    { numRuns: 500 },
  );
});
