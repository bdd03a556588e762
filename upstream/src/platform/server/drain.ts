import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What lets a server end without losing requests of kept connections. */
export type Drain = {
  /** Knows the answers of this server from now on. */
  follow: (server: Server) => void;
  /** Whether the server is about to end, so that load balancers should choose another one. */
  isDraining: () => boolean;
  /** From now on each answer closes its connection; those under way, too, if they have not begun. */
  begin: () => void;
};

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * A server that stops listening at once cuts connections that are idle, and with them the request that a client is just
 * sending. One that drains asks its clients to reconnect, and responds in the meantime.
 */
export function createDrain(): Drain {
  /** What each connection answers now. */
  const answering = new Map<Socket, ServerResponse>();
  let isDraining = false;

  function onRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    answering.set(socket, response);
    if (isDraining) closeAfter(response);
    response.once('close', () => {
      if (answering.get(socket) === response) answering.delete(socket);
    });
  }

  return {
    // Before the listener that answers.
    follow: (server) => void server.prependListener('request', onRequest),
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
      for (const response of answering.values()) closeAfter(response);
    },
  };
}
