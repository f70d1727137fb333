import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { promisify } from "node:util";

/** Listens on a free port of 127.0.0.1 and returns it. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await promisify(probe.close.bind(probe))();
  return port;
}

/** Starts again on another port when a process has taken the free one before the server listens. */
export async function onFreePort<T>(start: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await start();
    } catch (error) {
      if (!String(error).includes("EADDRINUSE")) throw error;
    }
}
