import type { Server } from 'node:http';

/**
 * Makes a server that can end while clients keep their connections: Node alone waits until those have been idle for
 * the whole keep-alive time.
 *
 * @returns drains the server: it accepts nothing more, answers what is under way and closes each connection after
 * it. After `limit` milliseconds it cuts those that are left.
 */
export function drainable(server: Server): (limit: number) => Promise<void> {
  server.on('request', (_, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    response.once('close', () => {
      // The connection counts as idle a turn later.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  return async (limit) => {
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(cut);
  };
}
