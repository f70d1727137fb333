import type { FastifyInstance } from "fastify";

/** security.txt (RFC 9116): where to report vulnerabilities. */
export function registerSecurityText(app: FastifyInstance): void {
  const { publicUrl, securityContact } = app.services.env;
  app.get("/.well-known/security.txt", async (_, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + 365 * 86_400_000).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
