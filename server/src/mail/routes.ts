import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { hashToken } from "../token.ts";
import { sendHtml } from "../web/client.ts";
import { mailPage, type Page } from "./page.ts";
import { confirmPath, unsubscribePath } from "./paths.ts";
import { type Subscription, subscriptions } from "./schema.ts";
import { confirmAddress, isConfirmable, isSubscriber, unsubscribe } from "./settings/queries.ts";

const token = z.string().max(100).catch("");
const confirmQuery = z.object({ token });
const unsubscribeQuery = z.object({ token, from: z.enum(subscriptions).catch("all") });

const subjects: Record<Subscription, string> = {
  requests: "e-mail about new requests",
  messages: "e-mail about unread messages",
  digest: "the digest",
  all: "all e-mail",
};
const settings = { label: "E-mail settings", href: "/account#email" };

/**
 * Pages for links in e-mails. GET changes nothing, because security scanners open links; only the button or the one-click
 * request of RFC 8058 (both POST) does.
 */
export async function registerMailPages(app: FastifyInstance, fonts: string): Promise<void> {
  const { env, db, limiter } = app.services;
  // Accepts form bodies and ignores them: all data is in the URL.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1_000 },
    (_request, _body, done) => done(null, undefined),
  );
  app.addHook("onRequest", async (request) => limiter.take("everything", request.ip));

  const send = (reply: FastifyReply, page: Page) =>
    sendHtml(reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" }), (nonce) =>
      mailPage(page, env.productName, nonce, fonts),
    );
  const linkEnded = (reply: FastifyReply) =>
    send(reply.code(404), {
      title: "This link no longer works",
      sentence:
        "It was already used, it has expired, or your address has changed since. Your settings show which e-mail you receive.",
      link: settings,
    });

  app.get("/mail/confirm", async (request, reply) => {
    const query = confirmQuery.parse(request.query);
    if (!(await isConfirmable(db, { hash: hashToken(query.token) }))) return linkEnded(reply);
    return send(reply, {
      title: "Confirm your e-mail address",
      sentence: `${env.productName} sends you only what you have chosen, and you can unsubscribe at any time.`,
      buttons: [{ label: "Confirm this address", action: confirmPath(query.token), main: true }],
    });
  });

  app.post("/mail/confirm", async (request, reply) => {
    const query = confirmQuery.parse(request.query);
    if (!(await confirmAddress(db, { hash: hashToken(query.token) }))) return linkEnded(reply);
    return send(reply, {
      title: "Your address is confirmed",
      sentence: "Your settings show which e-mail you receive.",
      link: settings,
    });
  });

  app.get("/mail/unsubscribe", async (request, reply) => {
    const { token, from } = unsubscribeQuery.parse(request.query);
    if (!(await isSubscriber(db, { token }))) return linkEnded(reply);
    const stopAll = { label: "Stop all e-mail", action: unsubscribePath(token, "all") };
    const stopThis = { label: "Unsubscribe", action: unsubscribePath(token, from), main: true };
    return send(reply, {
      title: `Stop ${subjects[from]}?`,
      sentence: "This takes effect immediately. You can turn it on again on your account page.",
      buttons: from === "all" ? [{ ...stopAll, main: true }] : [stopThis, stopAll],
    });
  });

  app.post("/mail/unsubscribe", async (request, reply) => {
    const query = unsubscribeQuery.parse(request.query);
    if (!(await unsubscribe(db, query))) return linkEnded(reply);
    return send(reply, {
      title: "You have been unsubscribed",
      sentence: `${env.productName} no longer sends you ${query.from === "all" ? "any e-mail" : subjects[query.from]}.`,
      link: settings,
    });
  });
}
