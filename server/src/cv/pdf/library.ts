/** pdf.js without its renderer: this build draws nothing, requests nothing and starts no worker. */
export { getDocument, OPS } from "unpdf/pdfjs";
