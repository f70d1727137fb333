/** A CV as rows of text, before any printer: what every layout makes and every printer prints. */
export type Cell = { text: string; bold?: boolean; italic?: boolean };
/** More than one cell: the last stands at the right edge. */
export type Row = { cells: Cell[]; bullet?: boolean };
/** `rail` stands in a narrow column at the left (or, on request of the layout, right) of the rows. */
export type Block = { rail?: string; rows: Row[]; table?: string[][] };
export type Section = { heading: string | null; blocks: Block[]; isSide?: boolean };
export type Structure = "single" | "sideLeft" | "sideRight" | "labelRail";
export type Look = {
  structure: Structure;
  size: number;
  font: string;
  heading: "bold" | "caps" | "spaced" | "plain" | "boxed";
  railRight?: boolean;
};
export type Document = {
  name: string;
  headline: string;
  contact: string[];
  sections: Section[];
  look: Look;
  footer?: string;
};

export const row = (...cells: (Cell | string)[]): Row => ({
  cells: cells.map((cell) => (typeof cell === "string" ? { text: cell } : cell)),
});
export const bold = (text: string): Cell => ({ text, bold: true });
export const italic = (text: string): Cell => ({ text, italic: true });
export const bullet = (text: string): Row => ({ cells: [{ text }], bullet: true });
