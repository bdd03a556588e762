import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles the requests of a connection one after the other. A client may send several before it reads the first
 * response (pipelining); their responses would all wait in memory for a client that reads none.
 */
export function oneAtATime(listener: Listener): Listener {
  const latest = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    response.once('close', resolve);
    latest.set(socket, closed);
    if (before === undefined) listener(request, response);
    else void before.then(() => (socket.destroyed ? undefined : listener(request, response)));
  };
}
