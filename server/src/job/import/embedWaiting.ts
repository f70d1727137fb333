import { embedWaiting } from "../../ai/embedWaiting.ts";
import { embeddingText } from "../embedding.ts";
import { listJobsToEmbed, updateEmbeddings } from "./queries.ts";

export const embedWaitingJobs = embedWaiting({
  name: "jobs",
  list: listJobsToEmbed,
  textOf: (job) => embeddingText(job),
  store: updateEmbeddings,
});
