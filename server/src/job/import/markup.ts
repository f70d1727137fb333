import { loadParser } from "../../text/markupLibraries.ts";
import { sourceFailure } from "./candidates.ts";

export type Node = {
  type: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  data?: string;
};

const maxDepth = 1_000;

/** Parses a page or feed to a tree. Rejects excessive nesting, because the parser's cost grows with depth. */
export function parseMarkup(text: string, options: { xmlMode?: boolean } = {}): Node {
  const { DomHandler, Parser } = loadParser();
  const handler = new DomHandler(null, options);
  const { onopentag, onclosetag } = handler;
  let depth = 0;
  handler.onopentag = (name, attribs) => {
    depth += 1;
    if (depth > maxDepth) throw sourceFailure("Its elements are nested too deeply to be read.");
    onopentag.call(handler, name, attribs);
  };
  handler.onclosetag = () => {
    depth -= 1;
    onclosetag.call(handler);
  };
  new Parser(handler, options).end(text);
  return handler.root;
}
