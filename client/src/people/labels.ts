const areas: Record<string, string> = {
  product: "Product and customers",
  design: "Design",
  interface: "The interface",
  services: "The server side",
  data: "Data and models",
  platform: "Operations and quality",
  foundations: "Systems and databases",
  machines: "Hardware",
  media: "Graphics, games and sound",
};

export const areaLabel = (area: string): string => areas[area] ?? area;
export const lookingLabel = (looking: string): string => (looking === "now" ? "Now" : "Open to talk");
