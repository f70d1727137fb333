/** Renders one picture and replies with its PNG. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { logoPaths } from "../web/logo.ts";
import type { Picture } from "./openGraph.ts";

type Font = { name: string; weight: 400 | 600; style: "normal"; data: Uint8Array };
type Draw = (node: object, options: { width: number; height: number; fonts: Font[] }) => Promise<string>;
// Its types import React's, which redefine global DOM names.
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
type Node = { type: string; props: { style?: Style; children?: (Node | string)[]; [name: string]: unknown } };
const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

const maxBarHeight = 132;
const [text, second, third, accent, line] = ["#1c191d", "#565058", "#6d666f", "#9c2257", "#d2cdd2"];

function chart(years: Picture["years"]): Node {
  const tallest = Math.max(1, ...years.map(({ commits }) => commits));
  return box(
    { gap: 8, alignItems: "flex-end", flexShrink: 0 },
    ...years.map(({ year, commits }) =>
      box(
        { flexDirection: "column", alignItems: "center", gap: 8, width: 48 },
        box({
          width: 44,
          height: commits && Math.max(2, Math.round((commits / tallest) * maxBarHeight)),
          background: third,
          borderRadius: "3px 3px 0 0",
        }),
        box({ fontSize: 18, color: third }, String(year)),
      ),
    ),
  );
}

const logo: Node = {
  type: "svg",
  props: {
    viewBox: "0 0 24 24",
    style: { width: 40, height: 40 },
    children: logoPaths.map((d, index) => ({
      type: "path",
      props: { d, fill: "none", stroke: index ? accent : text, strokeWidth: 2.6, strokeLinecap: "round" },
    })),
  },
};

const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

function drawing({ name, headline, claims, years, facts, productName }: Picture): Node {
  const round = { width: 128, height: 128, borderRadius: 64, alignItems: "center", justifyContent: "center" };
  return box(
    {
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      flexDirection: "column",
      padding: 64,
      background: "#fff",
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
      { flexGrow: 1, gap: 40, alignItems: "center", justifyContent: "space-between" },
      box(
        { flexDirection: "column", flexShrink: 1 },
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
      ...(years.length > 1 ? [chart(years)] : []),
    ),
    box(
      {
        borderTop: `1px solid ${line}`,
        paddingTop: 28,
        justifyContent: "space-between",
        alignItems: "center",
      },
      box({ fontSize: 26, fontWeight: 600, gap: 14, alignItems: "center" }, logo, productName),
      box({ fontSize: 22, color: second }, facts),
    ),
  );
}

const svg = await satori(drawing(workerData as Picture), { width: 1200, height: 630, fonts });
parentPort?.postMessage(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
