/** Job titles by area of technologies, concepts and paths: see `roles` in the dictionary. */
export const roleTitles: Record<string, string> = {
  frontend: "Frontend engineer",
  backend: "Backend engineer",
  mobile: "Mobile engineer",
  data: "Data engineer",
  ml: "Machine learning engineer",
  ai: "Applied AI engineer",
  infrastructure: "Infrastructure engineer",
  security: "Security engineer",
  embedded: "Embedded engineer",
  games: "Game developer",
  graphics: "Graphics engineer",
  audio: "Audio software engineer",
  design: "Design engineer",
  product: "Product engineer",
  blockchain: "Blockchain engineer",
  research: "Research engineer",
};
