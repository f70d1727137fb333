import multipart, { type MultipartFile } from "@fastify/multipart";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest } from "../errors.ts";
import type { UploadedFile } from "./file/readFile.ts";
import { maxFileBytes, noFileMessage, tooLargeMessage } from "./schema.ts";

/** Allowance for the form around the file: boundaries, headers, further fields. */
const formBytes = 64 * 1024;
const lingerMs = 3_000;

/** Enables multipart uploads in this scope. Connections of rejected requests are closed after a short time. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, files: 1, fields: 8, fieldSize: 4_096, parts: 9, headerPairs: 20 },
  });
  app.addHook("onResponse", async (request) => {
    if (!request.isMultipart() || request.raw.readableEnded || request.raw.destroyed) return;
    // Closing immediately could lose the response, so the rest of the body is read and discarded for a moment.
    request.raw.resume();
    setTimeout(() => request.raw.readableEnded || request.raw.destroy(), lingerMs).unref();
  });
}

/** Reads the single file of the form, up to the size limit. */
export async function receiveFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw noFile();
  if (Number(request.headers["content-length"] ?? 0) > maxFileBytes + formBytes) throw tooLarge();
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") continue;
      if (part.fieldname !== "cvFile") {
        part.file.resume();
        continue;
      }
      file = { name: part.filename ?? "", type: part.mimetype, bytes: await collect(part.file) };
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (!file || (file.name === "" && file.bytes.length === 0)) throw noFile();
  return file;
}

/** The stream may have ended, failed or overflowed before listeners are attached, so its state is checked too. */
async function collect(stream: MultipartFile["file"]): Promise<Buffer> {
  const overflow = new Promise<never>((_, reject) => stream.once("limit", () => reject(tooLarge())));
  const content = (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.truncated) throw tooLarge();
    return Buffer.concat(chunks);
  })();
  return Promise.race([content, overflow]);
}

const noFile = () => badRequest(noFileMessage);
const tooLarge = () => new TRPCError({ code: "PAYLOAD_TOO_LARGE", message: tooLargeMessage });
const malformed = () => badRequest("The upload was cut off or is not a valid form. Please try again.");

function refusalOf(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  return (error as { code?: string }).code === "FST_FILES_LIMIT"
    ? badRequest("Please upload one file only.")
    : malformed();
}
