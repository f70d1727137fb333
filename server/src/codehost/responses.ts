import { z } from "zod";

/** Schemas of GitHub's responses. Nodes are parsed individually, so that an invalid one affects only itself. */

const logins = z.object({ login: z.string() });
const time = z.string();

export const userResponse = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string(),
  html_url: z.string(),
  created_at: time,
});

export const basicResponse = z.object({
  id: z.string(),
  nameWithOwner: z.string(),
  name: z.string(),
  owner: logins,
  description: z.string().nullable(),
  url: z.string(),
  isFork: z.boolean(),
  isTemplate: z.boolean(),
  isArchived: z.boolean(),
  isPrivate: z.boolean(),
  isEmpty: z.boolean(),
  isMirror: z.boolean(),
  templateRepository: z.object({ nameWithOwner: z.string() }).nullable(),
  createdAt: time,
  pushedAt: time.nullable(),
  stargazerCount: z.number(),
  forkCount: z.number(),
});

const describedResponse = z.object({
  repositoryTopics: z.object({
    nodes: z.array(z.object({ topic: z.object({ name: z.string() }) }).nullable()).nullable(),
  }),
  licenseInfo: z.object({ spdxId: z.string().nullable() }).nullable(),
  languages: z
    .object({
      edges: z
        .array(
          z
            .object({ size: z.number(), node: z.object({ name: z.string(), color: z.string().nullable() }) })
            .nullable(),
        )
        .nullable(),
    })
    .nullable(),
});

export const listedResponse = basicResponse.extend(describedResponse.shape);
export type BasicResponse = z.infer<typeof basicResponse>;
export type DescribedResponse = z.infer<typeof describedResponse>;

export const pageResponse = z.object({
  viewer: z.object({
    id: z.string(),
    databaseId: z.number().int(),
    login: z.string(),
    name: z.string().nullable(),
    avatarUrl: z.string(),
    url: z.string(),
    createdAt: time,
    repositories: z.object({
      totalCount: z.number(),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      nodes: z.array(z.unknown()).nullable(),
    }),
    repositoriesContributedTo: z.object({ nodes: z.array(z.unknown()).nullable() }).nullish(),
  }),
});

const entry = z.object({ name: z.string(), type: z.string() });
const entries = z
  .array(entry.extend({ object: z.object({ entries: z.array(entry).nullish() }).nullish() }))
  .nullish();
export const folderResponse = z.object({ entries }).nullish();
export type FolderResponse = z.infer<typeof folderResponse>;

export const detailsResponse = describedResponse.loose().extend({
  id: z.string(),
  releases: z.object({ totalCount: z.number() }).nullish(),
  defaultBranchRef: z
    .object({
      target: z
        .object({
          all: z.object({ totalCount: z.number() }).optional(),
          own: z
            .object({
              totalCount: z.number(),
              nodes: z.array(z.object({ committedDate: time }).nullable()).nullable(),
              pageInfo: z.object({ endCursor: z.string().nullable() }),
            })
            .optional(),
          tree: z.object({ entries }).optional(),
        })
        .nullable(),
    })
    .nullable(),
});
export type DetailsResponse = z.infer<typeof detailsResponse>;

const counts = (repository: z.ZodType<{ id: string }>) =>
  z.array(z.object({ repository, contributions: z.object({ totalCount: z.number() }) }));
const withId = z.looseObject({ id: z.string() });

/** One year of a person's contributions, by repository. */
export const yearResponse = z.object({
  commitContributionsByRepository: counts(withId),
  pullRequestReviewContributionsByRepository: counts(withId),
});

export const blobResponse = z
  .object({
    text: z.string().nullable().optional(),
    isBinary: z.boolean().nullable().optional(),
  })
  .nullish();

export const filesResponse = z.looseObject({
  id: z.string(),
  defaultBranchRef: z
    .object({
      target: z
        .object({
          history: z
            .object({ nodes: z.array(z.object({ committedDate: time }).nullable()).nullable() })
            .optional(),
        })
        .nullable(),
    })
    .nullish(),
});
