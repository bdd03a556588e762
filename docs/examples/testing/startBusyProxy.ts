import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Forwards to a gateway, except for every second request that is no subscription, which it refuses for being busy. */
export async function startBusyProxy(target: string): Promise<{ url: string; refused: () => number }> {
  let requests = 0;
  let refused = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { method = '', url = '', headers } = request;
    if (headers.accept !== 'text/event-stream') requests += 1;
    if (headers.accept !== 'text/event-stream' && requests % 2 === 1) {
      refused += 1;
      response.writeHead(429, { 'retry-after': '0', 'content-type': 'application/json' });
      response.end('{"errors":[{"message":"Too many requests.","extensions":{"code":"RATE_LIMITED"}}]}');
      return;
    }
    const forwarded = forward(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    response.on('close', () => forwarded.destroy());
    forwarded.end(body);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => refused,
  };
}
