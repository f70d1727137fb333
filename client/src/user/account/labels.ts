import { dateText } from "../../text/dates.ts";
import type { RouterOutputs } from "../../trpc.ts";

/** "today", "3 Oct 2026" */
export const dayOf = (date: string | Date): string =>
  dateText(date) === dateText(new Date()) ? "today" : dateText(date);

type SecurityEvent = RouterOutputs["user"]["securityEvents"]["events"][number];

const withDetail = (detail: string | null) => (detail ? `, ${detail}` : "");

const sentences: Record<SecurityEvent["kind"], (detail: string | null) => string> = {
  signedIn: (detail) => `Signed in${withDetail(detail)}`,
  signedOut: (detail) => `Signed out${withDetail(detail)}`,
  signedOutOthers: () => "Signed out everywhere else",
  refused: (detail) => `Refused: ${detail ?? "a request"}`,
  exported: () => "Exported your data",
  profileDeleted: () => "Deleted the saved profile",
  cvDeleted: () => "Deleted the CV",
  repositoryRemoved: () => "Removed a repository",
  connectionRemoved: () => "Removed a connection",
  blocked: () => "Blocked a person",
  unblocked: () => "Unblocked a person",
  reported: () => "Reported a person",
  tokenCreated: (detail) => `API token “${detail}” created`,
  tokenRevoked: (detail) => `API token “${detail}” revoked`,
  mailAddressChanged: () => "Changed the e-mail address",
  mailAddressRemoved: () => "Removed the e-mail address",
};

export const sentenceOfEvent = ({ kind, detail }: SecurityEvent): string => sentences[kind](detail);
