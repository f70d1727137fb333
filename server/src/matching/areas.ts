import { areas } from "./enums.ts";

export type Area = (typeof areas)[number];
/** Shares that sum to one. */
export type Shares = Record<Area, number>;

export const sumOf = (shares: Shares): number => areas.reduce((sum, area) => sum + shares[area], 0);

export const noShares = (): Shares => Object.fromEntries(areas.map((area) => [area, 0])) as Shares;

export const areasOfRole: Partial<Record<string, Area[]>> = {
  product: ["product"],
  business: ["product"],
  design: ["design"],
  frontend: ["interface"],
  mobile: ["interface"],
  fullstack: ["interface", "services"],
  backend: ["services"],
  blockchain: ["services"],
  data: ["data"],
  ml: ["data"],
  ai: ["data"],
  research: ["data"],
  infrastructure: ["platform"],
  quality: ["platform"],
  security: ["platform"],
  systems: ["foundations"],
  embedded: ["machines"],
  games: ["media"],
  graphics: ["media"],
  audio: ["media"],
};

/** Words that indicate an area by themselves. Fields and concepts of the dictionary add their own areas. */
export const areaWords: Record<Area, RegExp> = {
  product:
    /\b(?:product (?:engineer|lead|manager|management|owner)|head of product|founding engineer|growth|ceo|coo|founder|sales|marketing|business|pricing|customers?|interviews?|crm|onboarding|e-commerce|commercial|marketplaces?)\b/i,
  design: /\b(?:design(?:er|s)? (?:systems?|lead|engineer\w*|tokens)|ux|ui|designer|figma)\b/i,
  interface:
    /\b(?:front-?end|full-?stack|user interfaces?|accessib\w*|mobile(?! money)|ios|android|browser)\b/i,
  services:
    /\b(?:back-?end|back ends?|full-?stack|web developer|payments?|protocol|blockchain|smart contracts?|apis?|server|gateway|multi-tenant|event-sourced|interoperability|webhooks?)\b/i,
  data: /\b(?:data (?:engineer\w*|scien\w*|platforms?|pipelines?|warehouses?|analy\w*)|machine learning|ml|ai|research\w*|analytics|metrics?|scientific|bioinformatics|genomics|geospatial|models?|forecasts?|statistics|quantitative|pipelines?|vision)\b/i,
  platform:
    /\b(?:infrastructure|platform|reliability|sre|devops|security|privacy|quality|testing|developer (?:experience|tools)|(?:tools|plugin) engineer|observability|incidents?|kubernetes|encryption|ci)\b/i,
  foundations:
    /\b(?:systems (?:lead|engineer|developer)|database (?:lead|engineer|internals)|compilers?|storage|query|postgresql|low-latency|parsers?|internals)\b/i,
  machines: /\b(?:hardware|firmware|embedded|robot\w*|sensors?|devices|electronics)\b/i,
  media: /\b(?:games?|graphics|gpu|shaders?|audio|rendering|renderer|sound)\b/i,
};

/**
 * How much one area complements another, 0 to 1: 1 when a company needs both, near 0 when neither helps the other. Each
 * pair is listed once; an area does not complement itself.
 */
const worthOfPair: Partial<Record<Area, Partial<Shares>>> = {
  product: {
    design: 0.7,
    interface: 0.8,
    services: 1,
    data: 0.95,
    platform: 0.9,
    foundations: 0.9,
    machines: 0.95,
    media: 0.7,
  },
  design: {
    interface: 0.6,
    services: 0.8,
    data: 0.7,
    platform: 0.6,
    foundations: 0.6,
    machines: 0.6,
    media: 0.5,
  },
  interface: { services: 0.95, data: 0.8, platform: 0.7, foundations: 0.5, machines: 0.65, media: 0.35 },
  services: { data: 0.65, platform: 0.45, foundations: 0.3, machines: 0.75, media: 0.2 },
  data: { platform: 0.4, foundations: 0.4, machines: 0.75, media: 0.25 },
  platform: { foundations: 0.3, machines: 0.4, media: 0.1 },
  foundations: { machines: 0.35, media: 0.25 },
  machines: { media: 0.3 },
};

export const worth = (one: Area, other: Area): number =>
  worthOfPair[one]?.[other] ?? worthOfPair[other]?.[one] ?? 0;
