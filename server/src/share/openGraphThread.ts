/** Draws one picture and answers with its PNG. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { Picture } from "./openGraph.ts";

type Font = { name: string; weight: 400 | 600; style: "normal"; data: Uint8Array };
type Draw = (node: object, options: { width: number; height: number; fonts: Font[] }) => Promise<string>;
// Its own types bring those of React, which redefine the names of the DOM for the whole program.
const { default: satori }: { default: Draw } = await import("satori" as string);

const { resolve } = createRequire(import.meta.url);
const fonts = (["latin", "latin-ext"] as const).flatMap((script) =>
  ([400, 600] as const).map(
    (weight): Font => ({
      name: script === "latin" ? "Text" : "TextExtended",
      weight,
      style: "normal",
      data: readFileSync(
        resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${script}-${weight}-normal.woff`),
      ),
    }),
  ),
);

type Style = Record<string, string | number>;
type Node = { type: string; props: { style: Style; children: (Node | string)[] } };
const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

function drawing({ name, headline, claims, facts, productName }: Picture): Node {
  const [text, second, third, accent, line] = ["#1c191d", "#565058", "#6d666f", "#9c2257", "#d2cdd2"];
  const round = { width: 128, height: 128, borderRadius: 64, alignItems: "center", justifyContent: "center" };
  return box(
    {
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      flexDirection: "column",
      padding: 64,
      background: "#faf9fa",
      color: text,
      fontFamily: "Text, TextExtended",
    },
    box(
      { gap: 32, alignItems: "center" },
      box({ ...round, background: "#efecef", fontSize: 48, color: second, flexShrink: 0 }, initialsOf(name)),
      box(
        { flexDirection: "column", flexGrow: 1, flexShrink: 1 },
        box({ fontSize: [...name].length > 28 ? 42 : 60, fontWeight: 600, letterSpacing: -1.5 }, name),
        box({ fontSize: 30, color: second, marginTop: 4 }, headline),
      ),
    ),
    box(
      { flexDirection: "column", flexGrow: 1, justifyContent: "center" },
      box({ fontSize: 20, color: third, marginBottom: 14 }, "Shown by public commits"),
      box(
        { flexWrap: "wrap", gap: 12, maxHeight: 128, overflow: "hidden" },
        ...claims.map((claim) =>
          box(
            {
              fontSize: 24,
              gap: 12,
              padding: "10px 18px",
              border: `1px solid ${line}`,
              borderRadius: 10,
              background: "#fff",
            },
            claim.text,
            box({ color: accent }, String(claim.count)),
          ),
        ),
      ),
    ),
    box(
      {
        borderTop: `1px solid ${line}`,
        paddingTop: 28,
        justifyContent: "space-between",
        alignItems: "center",
      },
      box({ fontSize: 26, fontWeight: 600 }, productName),
      box({ fontSize: 22, color: second }, facts),
    ),
  );
}

const svg = await satori(drawing(workerData as Picture), { width: 1200, height: 630, fonts });
parentPort?.postMessage(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
