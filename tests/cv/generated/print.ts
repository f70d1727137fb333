import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { chromiumFlags, chromiumPath } from "../../browser/chromium.ts";
import { compose, type Truth } from "./compose.ts";
import type { Document } from "./document.ts";
import { groffOf } from "./groff.ts";
import { htmlOf } from "./html.ts";
import { layouts, type Printer } from "./layouts.ts";
import { wordOf } from "./word.ts";

/** `group`: what CVs of one layout share. */
type Unprinted = { group: string; name: string; printer: Printer; document: Document; truth: Truth };
export type GeneratedCv = { group: string; file: string; truth: Truth };
type Job = GeneratedCv & { printer: Printer; source: () => string | Buffer };

/** `perLayout` CVs of every layout of `layouts`; the group is the layout's index. */
export const generated = (perLayout: number): Unprinted[] =>
  layouts.flatMap((layout, index) =>
    Array.from({ length: perLayout }, (_, number) => ({
      group: String(index),
      name: `${String(index).padStart(2, "0")}-${number}`,
      printer: layout.printer,
      ...compose(layout, index * 100 + number),
    })),
  );

/** A change of the generator makes a new key; what is in the key's folder is not printed again. */
export function cacheKey(): string {
  const hash = createHash("sha256");
  const folder = fileURLToPath(new URL(".", import.meta.url));
  for (const file of globSync("**/*.{ts,txt}", { cwd: folder }).sort())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Prints the CVs into the folder. Printers that are not installed are named in `missing`. */
export async function printAll(
  folder: string,
  unprinted: Unprinted[],
): Promise<{ cvs: GeneratedCv[]; missing: Printer[] }> {
  mkdirSync(folder, { recursive: true });
  const jobs = unprinted.map(({ group, name, printer, document, truth }): Job => {
    const file = join(folder, `${name}.${printer === "docx" ? "docx" : "pdf"}`);
    const source = () =>
      printer === "groff"
        ? groffOf(document)
        : printer === "docx" || printer === "libreoffice"
          ? wordOf(document)
          : htmlOf(document);
    return { group, file, truth, printer, source };
  });
  const wanted = jobs.filter(({ file }) => !existsSync(file));
  for (const printer of new Set(wanted.map((job) => job.printer)))
    await print[printer](
      wanted.filter((job) => job.printer === printer),
      folder,
    );
  const cvs = jobs.filter(({ file }) => existsSync(file));
  const missing = new Set(jobs.filter((job) => !cvs.includes(job)).map((job) => job.printer));
  return { cvs, missing: [...missing] };
}

const sourceFile = (job: Job, ending: string) => {
  const path = job.file.replace(/\.pdf$/, `.${ending}`);
  writeFileSync(path, job.source());
  return path;
};

const print: Record<Printer, (jobs: Job[], folder: string) => Promise<void> | void> = {
  docx: (jobs) => {
    for (const job of jobs) writeFileSync(job.file, job.source());
  },
  groff: (jobs) => {
    for (const job of jobs) {
      const { stdout, status } = spawnSync("groff", ["-k", "-Tpdf"], {
        input: job.source(),
        maxBuffer: 10_000_000,
      });
      if (status === 0) writeFileSync(job.file, stdout);
    }
  },
  weasyprint: (jobs) => {
    for (const job of jobs) spawnSync("weasyprint", [sourceFile(job, "html"), job.file]);
  },
  libreoffice: (jobs, folder) => {
    const sources = jobs.map((job) => sourceFile(job, "source.docx"));
    const profile = `-env:UserInstallation=file://${join(folder, "libreoffice")}`;
    spawnSync("soffice", [
      profile,
      "--headless",
      "--convert-to",
      "pdf:writer_pdf_Export",
      "--outdir",
      folder,
      ...sources,
    ]);
    for (const job of jobs) {
      const printed = job.file.replace(/\.pdf$/, ".source.pdf");
      if (existsSync(printed)) writeFileSync(job.file, readFileSync(printed));
    }
  },
  chromium: (jobs) => printPages(jobs.map(({ file, source }) => ({ file, html: source().toString() }))),
};

/** Prints HTML to PDF files, if there is a Chromium. */
export async function printPages(
  pages: { file: string; html: string }[],
  options: { format?: string; margin?: Record<"top" | "right" | "bottom" | "left", string> } = {},
): Promise<void> {
  const executablePath = chromiumPath();
  if (!executablePath || pages.length === 0) return;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    for (const { file, html } of pages) {
      await page.setContent(html);
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, ...options });
    }
  } finally {
    await browser.close();
  }
}
