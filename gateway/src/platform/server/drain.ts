import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface DrainOptions {
  /** Until then the server accepts new connections, so that load balancers notice first that it is not ready. */
  readonly linger: Promise<unknown>;
  /** How long requests that are under way after that may take, in milliseconds. */
  readonly limit: number;
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** What ends a server without losing requests of kept connections. */
export interface Drain {
  /** Handles requests as the listener does, and knows which are under way. */
  readonly track: (listener: Listener) => Listener;
  /**
   * From now on each answer closes its connection. After it has lingered, the server accepts nothing more, and after the
   * limit it cuts what is left.
   */
  readonly drain: (options: DrainOptions) => Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Lets a server end while clients keep their connections: Node alone closes a connection as soon as it is idle, and
 * loses the request that its client is just sending.
 */
export function createDrain(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let isDraining = false;

  return {
    track: (listener) => (request, response) => {
      open.add(response);
      if (isDraining) closeAfter(response);
      response.once('close', () => {
        open.delete(response);
        // The connection counts as idle a turn later.
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      listener(request, response);
    },
    async drain({ linger, limit }) {
      isDraining = true;
      open.forEach(closeAfter);
      await linger;
      const cut = setTimeout(() => server.closeAllConnections(), limit);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
    },
  };
}
