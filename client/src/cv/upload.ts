import { endRejectedSession, readToken } from "../browser/session.ts";
import type { CvInfo } from "./contract.ts";

type Uploaded = { message: string; cv: CvInfo };
export type Upload = { done: Promise<Uploaded>; cancel: () => void };

const failed = "Upload failed.";

/** Whether the server rejected the file itself: too large, of another type, or unreadable. */
export const isRejectedFile = (error: unknown): boolean =>
  error instanceof Error && [413, 415, 422].includes(Number(error.cause));

/** Uploads a file with XMLHttpRequest, because fetch reports no upload progress. */
export function sendCv(file: File, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const token = readToken();
  const done = new Promise<Uploaded>((resolve, reject) => {
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      // null when it is not JSON.
      const body = request.response ?? {};
      if (request.status >= 200 && request.status < 300)
        return body.cv ? resolve(body) : reject(new Error(failed));
      if ((request.status === 401 || request.status === 403) && token === readToken()) endRejectedSession();
      const message = [body.message, body.error].find((text) => typeof text === "string" && text !== "");
      reject(new Error(typeof message === "string" ? message : failed, { cause: request.status }));
    };
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    request.open("POST", "/api/cv/upload");
    request.responseType = "json";
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    const form = new FormData();
    form.append("cvFile", file, file.name);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
