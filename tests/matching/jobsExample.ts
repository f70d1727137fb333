/** The CV and the ad whose score docs/matching.md computes by hand. */
export const now = new Date("2026-03-01T00:00:00Z");

export const cvText = `Backend Developer
Summary
Backend developer who builds payment services with PostgreSQL and Node.js.
Experience
Backend Developer
Acme, 01/2021 to present
Designed REST APIs in TypeScript and Node.js on PostgreSQL.
Set up Docker images and monitoring.
Education
Bachelor of Science in Computer Science`;

export const ad = {
  title: "Senior Backend Engineer",
  descriptionText: `We look for a backend engineer for our payments team.
Requirements:
- 5+ years of experience with PostgreSQL and Apache Kafka
- REST APIs
Nice to have:
- Kubernetes`,
  postedAt: new Date("2026-02-19T00:00:00Z"),
};
