import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listenOnFreePort } from "../setup/freePort.ts";
import { startProduct } from "../setup/product.ts";

it("exports OpenTelemetry spans of requests and calls without query and token", async () => {
  const received: { path: string | undefined; body: string }[] = [];
  await using collector = createServer(async (request, response) => {
    received.push({ path: request.url, body: (await buffer(request)).toString("latin1") });
    response.end();
  });
  await using product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listenOnFreePort(collector)}`,
    OTEL_SERVICE_NAME: "hub-of-tests",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await fetch(`${product.url}/api/jobs?q=CanarySearchZq7`, {
    headers: { authorization: "Bearer CanaryTokenZq7", traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const all = () => received.map(({ body }) => body).join("");
  await expect.poll(all).toContain("GET /api/jobs");
  await expect.poll(all).toContain("job.list");
  expect(all()).toContain("hub-of-tests");
  // The spans of request and call belong to the caller's trace.
  expect(all().split(Buffer.from(traceId, "hex").toString("latin1")).length).toBeGreaterThan(2);
  expect(all()).not.toMatch(/Canary/);
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
});
