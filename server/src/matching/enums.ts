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

export const areaNames: Record<(typeof areas)[number], string> = {
  product: "product and customers",
  design: "design",
  interface: "the interface",
  services: "the server side",
  data: "data and models",
  platform: "operations and quality",
  foundations: "systems and databases",
  machines: "hardware",
  media: "graphics, games and sound",
};
