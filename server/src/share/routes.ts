import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../errors.ts";
import { textOfHtml } from "../job/description.ts";
import { jobPosting } from "../job/jobPosting.ts";
import { findJob } from "../job/queries.ts";
import { html } from "../text/html.ts";
import { idInput } from "../text/schema.ts";
import { type Head, sendHtml } from "../web/client.ts";
import { badge } from "./badge.ts";
import { openGraphPicture } from "./openGraph.ts";
import { jsonInPage, publicPage } from "./page.ts";
import { publicProfile } from "./publicProfile.ts";
import { findPublicPerson, listPublicAddresses } from "./queries.ts";

type Params = { Params: { username: string } };
type SendPage = (reply: FastifyReply, head?: Head) => FastifyReply;
const maxDescription = 160;

/** Pages for visitors and crawlers: public profiles, jobs, robots.txt and the sitemap. */
export function registerShare(app: FastifyInstance, sendPage: SendPage, fonts: string): void {
  registerPublicProfiles(app, sendPage, fonts);
  registerJobPages(app, sendPage);
  registerCrawlerFiles(app);
}

function registerPublicProfiles(app: FastifyInstance, sendPage: SendPage, fonts: string): void {
  const { db, limiter } = app.services;
  const { productName, publicUrl } = app.services.env;

  /** Not cached, so that a page that was switched off is gone immediately. */
  const personOf = async (request: FastifyRequest<Params>) => {
    await limiter.take("everything", request.ip);
    return findPublicPerson(db, request.params);
  };
  const publicPersonOf = async (request: FastifyRequest<Params>) => {
    const person = await personOf(request);
    if (!person) throw notFound("There is nothing at this address.");
    return person;
  };

  app.get<Params>("/p/:username", async (request, reply) => {
    const person = await personOf(request);
    if (!person) return sendPage(reply.code(404));
    return sendHtml(reply.header("Cache-Control", "no-cache"), (nonce) =>
      publicPage({
        profile: publicProfile(person.profile),
        username: person.user.github_username,
        productName,
        publicUrl,
        savedAt: person.updatedAt,
        fonts,
        nonce,
      }),
    );
  });

  app.get<Params>("/p/:username/og.png", async (request, reply) => {
    const person = await publicPersonOf(request);
    const version = `${person.user.id} ${person.updatedAt.toISOString()} ${person.profile.personal.name}`;
    const { github_username: username } = person.user;
    const sharer = { username, profile: publicProfile(person.profile) };
    const png = await openGraphPicture(version, sharer, productName);
    return reply.header("Cache-Control", "no-cache").type("image/png").send(png);
  });

  app.get<Params>("/p/:username/badge.svg", async (request, reply) => {
    const { claimCount } = publicProfile((await publicPersonOf(request)).profile);
    return reply
      .header("Cache-Control", "no-cache")
      .header("Cross-Origin-Resource-Policy", "cross-origin")
      .type("image/svg+xml")
      .send(badge({ productName, claimCount }));
  });
}

/** The client's page of a job, with metadata for clients without scripts. */
function registerJobPages(app: FastifyInstance, sendPage: SendPage): void {
  const { db, limiter } = app.services;
  const { productName, publicUrl } = app.services.env;
  app.get<{ Params: { id: string } }>("/jobs/:id", async (request, reply) => {
    await limiter.take("everything", request.ip);
    const input = idInput.safeParse(request.params);
    const job = input.success ? await findJob(db, { id: input.data.id, userId: null }) : undefined;
    if (!job || job.closed_at) return sendPage(reply);
    const address = `${publicUrl}/jobs/${job.id}`;
    const title = [job.job_title, job.company_name].filter(Boolean).join(" · ");
    const description = textOfHtml(job.description_html).replace(/\s+/g, " ").slice(0, maxDescription);
    return sendPage(reply, {
      title: `${title} · ${productName}`,
      description,
      more: html`<link rel="canonical" href="${address}" /><meta property="og:title" content="${title}" /><meta property="og:description" content="${description}" /><meta property="og:url" content="${address}" /><script type="application/ld+json">${jsonInPage(jobPosting(job, address))}</script>`,
    });
  });
}

function registerCrawlerFiles(app: FastifyInstance): void {
  const { db, limiter } = app.services;
  const { publicUrl } = app.services.env;
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /auth/\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    await limiter.take("sitemap", request.ip);
    const { usernames, jobIds } = await listPublicAddresses(db);
    const paths = [
      "/",
      "/jobs",
      "/how-it-works",
      ...usernames.map((username) => `/p/${encodeURIComponent(username)}`),
      ...jobIds.map((id) => `/jobs/${id}`),
    ];
    const addresses = paths.map((path) => html`<url><loc>${publicUrl + path}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        html`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>`
          .html,
      );
  });
}
