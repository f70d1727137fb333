import { requestHeaders } from "./client.ts";
import { invalidResponse } from "./errors.ts";
import { createGuardedFetch } from "./guardedFetch.ts";

/** The OAuth application at the code host. */
export type Application = { clientId: string; clientSecret: string };

const totalMs = 5_000;
/** 404 and 422: the token does not, or no longer, belong to this application. */
const done = new Set([204, 404, 422]);

/** Revokes the person's grant with all its tokens. */
export async function revokeGrant(apiUrl: string, { clientId, clientSecret }: Application, token: string) {
  const ask = createGuardedFetch({ callMs: totalMs, responseBytes: 65_536 }, AbortSignal.timeout(totalMs));
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const response = await ask(
    `${apiUrl.replace(/\/+$/, "")}/applications/${encodeURIComponent(clientId)}/grant`,
    {
      method: "DELETE",
      headers: { ...requestHeaders, authorization: `Basic ${basic}` },
      body: JSON.stringify({ access_token: token }),
    },
  );
  if (!done.has(response.status)) throw invalidResponse(response.status);
}
