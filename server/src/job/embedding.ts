type Text = { title: string; technologies: string[]; descriptionText: string };

/** Long ads end with text about the company; the work is described before that. */
const maxText = 8_000;

/** The text that is embedded: the work, without company, place and pay. */
export const embeddingText = ({ title, technologies, descriptionText }: Text): string =>
  `${title}\n${technologies.join(", ")}\n${descriptionText.slice(0, maxText)}`;
