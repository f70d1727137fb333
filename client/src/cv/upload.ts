import { endSession, readToken } from "../browser/session.ts";
import type { CvInfo } from "./contract.ts";

export type Uploaded = { message: string; cv: CvInfo };
export type Upload = { done: Promise<Uploaded>; cancel: () => void };

const failed = "Upload failed.";

/** The server's sentence, whatever else came back. */
function answerOf(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Sends the file and tells how much of it is there: the one thing that only this old way of asking can do. */
export function sendCv(file: File, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const token = readToken();
  const done = new Promise<Uploaded>((resolve, reject) => {
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const answer = answerOf(request.responseText);
      if (request.status >= 200 && request.status < 300)
        return answer.cv ? resolve(answer as Uploaded) : reject(new Error(failed));
      if ((request.status === 401 || request.status === 403) && token === readToken()) endSession();
      const sentence = [answer.message, answer.error].find((one) => typeof one === "string" && one !== "");
      reject(new Error(typeof sentence === "string" ? sentence : failed));
    };
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    request.open("POST", "/api/cv/upload");
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    const form = new FormData();
    form.append("cvFile", file, file.name);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
