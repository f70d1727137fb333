import type { FileKind } from "../../text/enums.ts";
import { refuse } from "./refusal.ts";

// Types that browsers and programs send for unknown files, accepted beside the correct ones.
const unknownTypes = [
  "",
  "application/octet-stream",
  "binary/octet-stream",
  "application/force-download",
  "application/download",
  "text/plain",
];
const types: Record<FileKind, string[]> = {
  pdf: ["application/pdf", "application/x-pdf", ...unknownTypes],
  docx: [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/msword",
    "application/zip",
    "application/x-zip",
    "application/x-zip-compressed",
    ...unknownTypes,
  ],
};

/** Extension, declared type and magic number must agree; the parsers check the structure. */
export function kindOf(bytes: Buffer, file: { name: string; type?: string }): FileKind {
  const extension = /\.(pdf|docx)$/i.exec(file.name.trim())?.[1]?.toLowerCase() as FileKind | undefined;
  if (!extension) throw refuse("wrongKind");
  const declared = (file.type ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types[extension].includes(declared)) throw refuse("wrongKind");
  if (bytes.length === 0) throw refuse("empty");
  if (extension === "pdf" ? !looksLikePdf(bytes) : !looksLikeZip(bytes)) {
    // A Word file with a password is an OLE container instead of a zip archive.
    if (extension === "docx" && isProtectedDocx(bytes)) throw refuse("encrypted");
    throw refuse("wrongKind");
  }
  if (extension === "pdf" ? endsAsZip(bytes) : hasPdfHeader(bytes)) throw refuse("wrongKind");
  return extension;
}

/** PDF readers accept bytes before the header, which allows polyglot files: other file types in that prefix are rejected. */
function looksLikePdf(bytes: Buffer): boolean {
  const at = bytes.subarray(0, 1024).indexOf("%PDF-");
  // Without its first line a PDF is recognised by the binary marker of the second line and the end marker.
  if (at < 0) return bytes.subarray(0, 5).equals(binaryMark) && bytes.subarray(-1024).includes("%%EOF");
  if (at === 0) return true;
  return !otherKinds.some((magic) => bytes.subarray(0, magic.length).equals(magic));
}

const binaryMark = Buffer.from("%\xe2\xe3\xcf\xd3", "latin1");
const otherKinds = [
  "PK",
  "MZ",
  "\x7fELF",
  "GIF8",
  "\x89PNG",
  "\xff\xd8\xff",
  "<",
  "{\\rtf",
  "#!",
  "BM",
  "Rar!",
  "\xd0\xcf\x11\xe0",
].map((magic) => Buffer.from(magic, "latin1"));

const hasPdfHeader = (bytes: Buffer) => bytes.subarray(0, 1024).includes("%PDF-");
const looksLikeZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

function isProtectedDocx(bytes: Buffer): boolean {
  const isContainer = bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  return isContainer && bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
}

const directoryEnd = Buffer.from("PK\x05\x06", "latin1");

/** Whether a zip directory ends exactly at the end of the file, as in a polyglot of another type and zip. */
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.lastIndexOf(directoryEnd); at >= from; ) {
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true;
    if (at === 0) return false;
    at = bytes.lastIndexOf(directoryEnd, at - 1);
  }
  return false;
}
