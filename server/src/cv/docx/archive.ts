import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { refuse } from "../file/refusal.ts";

const maxEntries = 2_000;
const maxTotal = 50 * 1024 * 1024;
const maxRatio = 100;
/** Unpacked size up to which the compression ratio is not checked; larger for pictures, which are never unpacked. */
const ratioFrom = (name: string) => (/\.(xml|rels)$/i.test(name) ? 1 : 10) * 1024 * 1024;

export type Archive = { names: string[]; read(name: string): Promise<string | null> };

/** Opens a DOCX: checks the sizes in the directory before unpacking, and counts again while unpacking. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await open(bytes);
  if (zip.entryCount > maxEntries) throw refuse("tooMuchInside");
  const entries = await list(zip);
  check(entries);
  let remaining = maxTotal;
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const content = await unpack(zip, entry, remaining);
      remaining -= content.length;
      return content.toString(encodingOf(content));
    },
  };
}

const open = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) =>
      error || !zip ? reject(refuse("broken")) : resolve(zip),
    );
  });

const list = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let count = 0;
    // yauzl reports absolute paths and `..` as an error here; no word processor writes them.
    zip.on("error", () => reject(refuse("broken")));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      if (++count > maxEntries) return reject(refuse("tooMuchInside"));
      // Readers disagree on which of two entries with one name counts.
      if (entries.has(entry.fileName)) return reject(refuse("broken"));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

function check(entries: Map<string, Entry>): void {
  let total = 0;
  for (const entry of entries.values()) {
    if (entry.isEncrypted()) throw refuse("encrypted");
    const unixMode = entry.externalFileAttributes >>> 16;
    const isLink = (unixMode & 0o170000) === 0o120000;
    const isLarge64 = entry.extraFields.some((field) => field.id === 0x0001);
    if (isLink || isLarge64 || ![0, 8].includes(entry.compressionMethod)) throw refuse("broken");
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (total > maxTotal || (entry.uncompressedSize > ratioFrom(entry.fileName) && ratio > maxRatio))
      throw refuse("tooMuchInside");
  }
}

const unpack = (zip: ZipFile, entry: Entry, remaining: number) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(refuse("broken"));
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("error", () => reject(refuse("broken")));
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > remaining) {
          stream.destroy();
          return reject(refuse("tooMuchInside"));
        }
        chunks.push(chunk);
      });
      stream.on("end", () => {
        const content = Buffer.concat(chunks);
        return crc32(content) === entry.crc32 ? resolve(content) : reject(refuse("broken"));
      });
    });
  });

const encodingOf = (content: Buffer) =>
  content[0] === 0xff && content[1] === 0xfe ? ("utf16le" as const) : ("utf8" as const);
