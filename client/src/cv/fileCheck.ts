/** Inclusive. */
const maxBytes = 10_485_760;

/** Why a file is rejected before uploading, or null. The server also checks its content. */
export function refusalOf(file: { name: string; size: number } | null): string | null {
  if (!file) return "Please select a file first.";
  if (!/\.(pdf|docx)$/i.test(file.name.trim())) return "Please upload a PDF or DOCX file only.";
  if (file.size > maxBytes) return "File size must be less than 10MB.";
  return null;
}

/** "184 KB", "1.2 MB" */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 999.5) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1).replace(/\.0$/, "")} MB`;
}
