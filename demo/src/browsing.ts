import { html } from "@career-hub/server/text/html.ts";
import { avatarPath } from "./avatars.ts";
import { layout } from "./layout.ts";
import { type DemoPerson, type DemoRepository, ownerOf } from "./people.ts";

/** Pages that the evidence links of sample people lead to. */

export function personPage(base: string, person: DemoPerson): string {
  const shown = person.repositories.filter(({ isPrivate }) => !isPrivate);
  const body = html`<div class="head"><img src="${base}${avatarPath(person.login)}" alt="" width="72" height="72">
<div><h1>${person.name}</h1><p class="lead">${person.bio}</p><p class="facts">${person.login} · ${person.location} · a fictional developer</p></div></div>
<section aria-labelledby="repositories"><h2 id="repositories">Repositories</h2><ul class="rows">${shown.map(
    (repository) => {
      const name = `${ownerOf(person, repository)}/${repository.name}`;
      return html`<li><a href="${base}/${name}"><b>${name}</b><span class="tagline">${repository.description}</span><span class="facts">${factsOf(repository)}</span></a></li>`;
    },
  )}</ul></section>`;
  return layout({ base, title: `${person.name} · sample developer`, body });
}

export function repositoryPage(
  base: string,
  person: DemoPerson,
  repository: DemoRepository,
  path: string,
): string {
  const name = `${ownerOf(person, repository)}/${repository.name}`;
  const shown =
    repository.files[path] !== undefined
      ? path
      : (Object.keys(repository.files).find((file) => /^readme/i.test(file)) ?? "");
  const { own, all } = repository.commits;
  const body = html`<div class="head"><div><h1>${name}</h1><p class="lead">${repository.description}</p>
<p class="facts">${factsOf(repository)}</p>
<p class="facts"><a class="link" href="${base}/${person.login}">${person.name}</a> made ${own} of ${all} commits. Everything here is fictional.</p></div></div>
<section class="code" aria-labelledby="files"><h2 id="files">Files</h2><ul class="tree">${repository.tree.map(
    (entry) =>
      repository.files[entry] === undefined
        ? html`<li>${entry}</li>`
        : html`<li><a class="link" href="${base}/${name}/blob/HEAD/${entry}">${entry}</a></li>`,
  )}</ul></section>
${shown && html`<section class="code" aria-labelledby="file"><h2 id="file">${shown}</h2><pre tabindex="0">${repository.files[shown] ?? ""}</pre></section>`}`;
  return layout({ base, title: `${name} · sample repository`, body });
}

function factsOf(repository: DemoRepository): string {
  const languages = Object.entries(repository.languages)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([language]) => language);
  return [
    ...languages,
    `${repository.stars} ${repository.stars === 1 ? "star" : "stars"}`,
    ...(repository.license ? [repository.license] : []),
    ...(repository.isArchived ? ["archived"] : []),
    ...(repository.isFork ? ["fork"] : []),
  ].join(" · ");
}
