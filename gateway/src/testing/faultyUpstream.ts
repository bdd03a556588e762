import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request that the faulty upstream was sent. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A server that does what a test's script says, to see how the gateway bears it. */
export interface FaultyUpstream {
  readonly base: URL;
  readonly received: readonly ReceivedRequest[];
  /** The responses to the next requests, in order; the last one stays. Deletes earlier scripts and requests. */
  script(...responders: RequestListener[]): void;
  /** Stops listening and cuts all connections: from here on the upstream is down. */
  stop(): Promise<void>;
}

const unscripted: RequestListener = (_, response) => response.writeHead(500).end('unscripted');

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  return text === '' ? null : JSON.parse(text);
}

/** Starts a faulty upstream on a free port. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  let responders: RequestListener[] = [unscripted];
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const respond = (responders.length > 1 ? responders.shift() : responders[0]) ?? unscripted;
    const { method = '', url: path = '', headers } = request;
    void bodyOf(request).then((body) => {
      received.push({ method, path, headers, body });
      return respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: new URL(`http://127.0.0.1:${port}/`),
    received,
    script(...next) {
      responders = next;
      received.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
