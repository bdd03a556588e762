import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface DrainOptions {
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
  /** Handles requests as the listener does, one at a time on each connection, and knows which are under way. */
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
  /**
   * What each connection answers now. Their number changes rarely; a set of responses would change with each request, and
   * its replaced tables would keep responses alive until the whole heap is collected.
   */
  const answering = new Map<Socket, ServerResponse | null>();
  let isDraining = false;

  return {
    track: (listener) => (request, response) => {
      const { socket } = request;
      if (!answering.has(socket)) socket.once('close', () => answering.delete(socket));
      answering.set(socket, response);
      if (isDraining) closeAfter(response);
      response.once('close', () => {
        if (answering.get(socket) === response) answering.set(socket, null);
        // The connection counts as idle a turn later.
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      listener(request, response);
    },
    async drain({ linger, limit }) {
      isDraining = true;
      for (const response of answering.values()) if (response !== null) closeAfter(response);
      await linger;
      const cut = setTimeout(() => server.closeAllConnections(), limit);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
    },
  };
}
