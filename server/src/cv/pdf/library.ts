/** pdf.js without its renderer: nothing that draws, calls an address or starts a worker is in this build. */
export { getDocument, OPS } from "unpdf/pdfjs";
