import { languageColor } from "../knowledge/knowledge.ts";
import { lazy } from "../lazy.ts";
import type { Evidence } from "../profile/schema.ts";
import { counted } from "../text/counted.ts";
import { type Html, html } from "../text/html.ts";
import { logoSvg } from "../web/logo.ts";
import { pageStyle } from "../web/pageStyle.ts";
import { commitsByYear } from "./commitsByYear.ts";
import { codeHostIcon, linkOf, sharePercent, yearsText } from "./elements.ts";
import type { PublicProfile } from "./publicProfile.ts";

const style = pageStyle(new URL("./page.css", import.meta.url));
type Page = {
  profile: PublicProfile;
  username: string;
  productName: string;
  publicUrl: string;
  savedAt: Date;
  /** CSS font-face rules. */
  fonts: string;
  nonce: string;
};

const day = lazy(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }));

/** JSON for a script element: escapes `<`, so that no text can close the element. */
export const jsonInPage = (value: unknown): Html => ({
  html: JSON.stringify(value).replace(/</g, "\\u003c"),
});

const finding = ({ repository, path, note, ownShare, url }: Evidence) => html`<li>
  <span class="mono">${linkOf(url, repository.split("/").at(-1) ?? repository)} ${path ?? ""}</span>
  ${ownShare !== undefined && html`<span class="share">${sharePercent(ownShare)} of commits</span>`}
  ${note ? html`<p>${note}</p>` : null}
</li>`;

const part = (title: string, content: Html | false): Html | false =>
  content && html`<section><h2>${title}</h2><div>${content}</div></section>`;

const claimList = (claims: PublicProfile["strengths"]): Html | false =>
  claims.length > 0 &&
  html`${claims.map(
    ({ claim, evidence }) =>
      html`<details><summary>${claim} <sup>${evidence.length}</sup></summary><ol>${evidence
        .slice(0, 5)
        .map(finding)}</ol></details>`,
  )}`;

const languageBars = ({ languages }: PublicProfile): Html | false => {
  const rows = Object.entries(languages).sort((a, b) => b[1] - a[1]);
  return (
    rows.length > 0 &&
    html`<ul class="languages">${rows.map(
      ([name, percent]) =>
        html`<li style="--color:${languageColor(name) ?? "var(--text-3)"}"><i class="swatch"></i><span>${name}</span><div class="bar"><i class="fill" style="width:${percent}%"></i></div><b>${percent < 0.5 ? "<1" : Math.round(percent)}%</b></li>`,
    )}</ul>`
  );
};

/** "Senior · 2,025 own commits in 6 public repositories used as evidence · 2019 to 2026" */
export function factsOf({ level, ownCommits, repositories }: PublicProfile): string {
  const commits = `${counted(ownCommits, "own commit")} in ${counted(repositories.length, "public repository", "public repositories")} used as evidence`;
  const from = Math.min(...repositories.map((one) => one.from));
  const to = Math.max(...repositories.map((one) => one.to));
  return [level, ...(repositories.length > 0 ? [commits, yearsText(from, to)] : [])]
    .filter(Boolean)
    .join(" · ");
}

export function publicPage(page: Page): string {
  const { profile, username, productName, publicUrl, savedAt, fonts, nonce } = page;
  const address = `${publicUrl}/p/${encodeURIComponent(username)}`;
  const title = `${profile.name} · ${productName}`;
  const description = `${profile.headline}. ${factsOf(profile)}`;
  const badge = `[![${productName}](${address}/badge.svg)](${address})`;
  const person = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: address,
    mainEntity: {
      "@type": "Person",
      name: profile.name,
      alternateName: username,
      description: profile.headline,
      sameAs: [profile.codeHostUrl],
      knowsAbout: profile.technologies.map(({ claim }) => claim),
    },
  };
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <meta property="og:type" content="profile" />
    <meta property="og:title" content="${profile.name}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${address}/og.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <style nonce="${nonce}">${{ html: fonts + style }}</style>
    <script type="application/ld+json">${jsonInPage(person)}</script>
  </head>
  <body>
    <header><div><a class="brand" href="/">${logoSvg}${productName}</a><nav aria-label="Main"><a href="/jobs">Job Board</a><a href="/how-it-works">How it works</a></nav><a class="login" href="/">Log in</a></div></header>
    <main>
      <article>
        <div class="who">
          ${profile.pictureUrl && html`<img src="${profile.pictureUrl}" alt="" width="72" height="72" referrerpolicy="no-referrer" />`}
          <div>
            <div class="name"><h1>${profile.name}</h1><span class="login">${linkOf(profile.codeHostUrl, html`${codeHostIcon}${username}`)}</span></div>
            <p class="headline" dir="auto">${profile.headline}</p>
            <p class="facts">${factsOf(profile)}</p>
          </div>
        </div>
        ${part("Summary", profile.summary !== "" && html`<p class="prose" dir="auto">${profile.summary}</p>`)}
        ${part("Key Strengths", claimList(profile.strengths))}
        ${part("Commits by year", commitsByYear(profile))}
        ${part("Technologies", claimList(profile.technologies))}
        ${part("Architectural Concepts", claimList(profile.concepts))}
        ${part("Languages", languageBars(profile))}
      </article>
      <aside>
        <section><h2>How this page was made</h2><p>${productName} reads public repositories and counts a claim only if the person's own commits show it. ${profile.name} chose to make this page public.</p><dl><dt>Updated</dt><dd>${day().format(savedAt)}</dd><dt>Left out</dt><dd>Private repositories, forks, contact details, match scores</dd></dl><p><a href="/how-it-works">How it works</a></p></section>
        <section><h2>Badge for a README</h2><img src="/p/${encodeURIComponent(username)}/badge.svg" alt="${profile.claimCount} claims with evidence" height="28" /><code>${badge}</code></section>
        <section><h2>Make your own profile</h2><p>Log in with GitHub and see your own profile in about a minute. Nothing is public unless you turn it on.</p><p><a class="button" href="/">${codeHostIcon}Log in with GitHub</a></p></section>
      </aside>
    </main>
  </body>
</html>`.html;
}
