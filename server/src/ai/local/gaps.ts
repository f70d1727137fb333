import type { Facts } from "../../evidence/facts.ts";

/** What a company also needs and these repositories do not show, most pressing first. Nothing is said about the person. */
export function gapsOf(facts: Facts): string[][] {
  const shown = [
    ...facts.technologies,
    ...facts.concepts,
    ...facts.practices,
    ...facts.domains,
    ...facts.strengths,
    ...facts.roles,
  ]
    .map(({ text }) => text)
    .join("\n");
  const has = (pattern: RegExp) => pattern.test(shown);
  const business = has(
    /^(?:Software that customers pay for|Pricing and product experiments|Starts from customer interviews|Head of (?:growth|product)|Product engineer|Growth engineer)$/m,
  );
  const interfaces = has(
    /^(?:React|Svelte|SvelteKit|Vue\.js|Angular|Next\.js|SwiftUI|Jetpack Compose|Flutter|React Native|Figma|Design systems|Lit|Phoenix LiveView|Hotwire|Accessible interfaces)$/m,
  );
  const backend = has(
    /^(?:PostgreSQL|MySQL|Spring Boot|Phoenix|Ruby on Rails|Laravel|FastAPI|Django|Express|Fastify|Hono|gRPC|Apache Kafka|Axum|chi|Backend (?:lead|engineer))$/m,
  );
  const operations = has(
    /^(?:Kubernetes|Terraform|HCL|Prometheus|Infrastructure as code|Site reliability lead|Infrastructure lead|OpenTelemetry|Docker Compose)$/m,
  );
  const regulated = has(
    /^(?:Healthcare|HL7 FHIR|Medical devices|Genomics pipelines|Healthcare interoperability|Payments|FinTech|Money that adds up)$/m,
  );
  return [
    ...(business ? [] : [["customers", "pricing"]]),
    ...(interfaces ? [] : [["the interface"]]),
    ...(backend ? [] : [["the server side"]]),
    ...(business && regulated ? [["regulation", "procurement"]] : []),
    ...(operations ? [] : [["operations"]]),
    ...(business ? [["sales", "partnerships"], ["hiring"]] : [["product"]]),
  ];
}
