import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request that the receiver was sent. */
interface ReceivedDelivery {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives webhooks, on loopback. */
export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedDelivery[];
  /** How it responds from now on; deletes what it received. By default with 204. */
  respond(listener?: RequestListener): void;
  close(): Promise<void>;
}

const accept: RequestListener = (_, response) => response.writeHead(204).end();

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let listener = accept;
  const received: ReceivedDelivery[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      return listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    received,
    respond(next = accept) {
      listener = next;
      received.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
