/** Development mode: the server restarts on changes; the client's dev server reloads and proxies API calls. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "vite";
import { loadEnv, root } from "./project.ts";

const apiPort = process.env.PORT ?? "3000";
const clientPort = Number(process.env.CLIENT_PORT ?? "5173");

loadEnv();
const server: ChildProcess = spawn(process.execPath, ["--watch", "server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${clientPort}`,
  },
});
process.env.API_URL = `http://127.0.0.1:${apiPort}`;
const client = await createServer({
  root: `${root}client`,
  server: { host: "127.0.0.1", port: clientPort, strictPort: true },
});
await client.listen();
client.printUrls();

const stop = () => {
  server.kill("SIGTERM");
  void client.close();
};
process.on("SIGINT", stop).on("SIGTERM", stop);
