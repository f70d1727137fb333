/** What somebody can be responsible for in a young company. Founders should cover different areas. */
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
