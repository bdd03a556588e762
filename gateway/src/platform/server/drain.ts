import type { Server, ServerResponse } from 'node:http';

export interface DrainOptions {
  /** Until then the server accepts new connections, so that load balancers notice first that it is not ready. */
  readonly linger: Promise<unknown>;
  /** How long requests that are under way after that may take, in milliseconds. */
  readonly limit: number;
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Makes a server that can end while clients keep their connections: Node alone closes a connection as soon as it is
 * idle, and loses the request that its client is just sending.
 *
 * @param server has no request listeners yet: theirs run after this one.
 * @returns drains the server: from now on each answer closes its connection. After it has lingered, the server accepts
 * nothing more, and after the limit it cuts what is left.
 */
export function drainable(server: Server): (options: DrainOptions) => Promise<void> {
  const open = new Set<ServerResponse>();
  let isDraining = false;

  server.on('request', (_, response: ServerResponse) => {
    open.add(response);
    if (isDraining) closeAfter(response);
    response.once('close', () => {
      open.delete(response);
      // The connection counts as idle a turn later.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });

  return async ({ linger, limit }) => {
    isDraining = true;
    open.forEach(closeAfter);
    await linger;
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(cut);
  };
}
