import { embedWaiting } from "../ai/embedWaiting.ts";
import { embeddingText } from "./embedding.ts";
import { listProfilesToEmbed, updateEmbeddings } from "./queries.ts";

export const embedWaitingProfiles = embedWaiting({
  name: "profiles",
  list: listProfilesToEmbed,
  textOf: ({ data }) => embeddingText(data),
  store: updateEmbeddings,
});
