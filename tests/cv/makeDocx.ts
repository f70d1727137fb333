import { crc32, deflateRawSync } from "node:zlib";

export type Entry = {
  name: string;
  content: Buffer | string;
  /** What the directory says instead of the truth. */
  claims?: { size?: number; compressedSize?: number };
  attributes?: number;
  flags?: number;
  extra?: Buffer;
};

export function makeZip(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content as string);
    const packed = deflateRawSync(content);
    const [name, extra] = [Buffer.from(entry.name), entry.extra ?? Buffer.alloc(0)];
    const sizes = [
      crc32(content),
      entry.claims?.compressedSize ?? packed.length,
      entry.claims?.size ?? content.length,
    ];
    const local = Buffer.alloc(30);
    local.write("PK\x03\x04", "latin1");
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(entry.flags ?? 0, 6);
    local.writeUInt16LE(8, 8);
    for (const [index, value] of sizes.entries()) local.writeUInt32LE(value, 14 + index * 4);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write("PK\x01\x02", "latin1");
    central.writeUInt16LE(0x031e, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(entry.flags ?? 0, 8);
    central.writeUInt16LE(8, 10);
    for (const [index, value] of sizes.entries()) central.writeUInt32LE(value, 16 + index * 4);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(entry.attributes ?? 0, 38);
    central.writeUInt32LE(at, 42);
    directory.push(central, name, extra);
    parts.push(local, name, packed);
    at += local.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const frame = (type = mainType): Entry[] => [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  },
  {
    name: "_rels/.rels",
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
];

export const documentXml = (body: string, head = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="m" xmlns:wps="s" xmlns:v="v"><w:body>${body}</w:body></w:document>`;

export const paragraph = (text: string, look = "") =>
  `<w:p>${look.startsWith("<w:pPr") ? look : ""}<w:r>${look && !look.startsWith("<w:pPr") ? `<w:rPr>${look}</w:rPr>` : ""}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export const makeDocx = (body: string, more: Entry[] = []): Buffer =>
  makeZip([...frame(), { name: "word/document.xml", content: documentXml(body) }, ...more]);
