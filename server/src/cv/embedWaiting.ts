import { embedWaiting } from "../ai/embedWaiting.ts";
import { embeddingText } from "./embedding.ts";
import { listCvsToEmbed, updateEmbeddings } from "./queries.ts";

export const embedWaitingCvs = embedWaiting({
  name: "CVs",
  list: listCvsToEmbed,
  textOf: ({ reading, corrections }) => embeddingText(reading, corrections),
  store: updateEmbeddings,
});
