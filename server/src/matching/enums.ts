/** What somebody can own in a young company. Founders should own different ones. */
export const areas = [
  "product",
  "design",
  "interface",
  "services",
  "data",
  "platform",
  "foundations",
  "machines",
  "media",
] as const;
