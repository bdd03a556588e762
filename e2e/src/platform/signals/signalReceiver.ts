import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a service for errors or analytics was sent. */
interface ReceivedSignal {
  readonly path: string;
  readonly body: string;
}

/**
 * A server that takes errors and use, as the services do.
 *
 * @param scripts the scripts that it serves, by path
 */
export async function startSignalReceiver(scripts: Readonly<Record<string, string>> = {}) {
  const received: ReceivedSignal[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ path: request.url ?? '', body: await text(request) });
    const script = scripts[request.url ?? ''];
    if (script === undefined) response.end('{}');
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  };
  const server = createServer((request, response) => void keep(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** All that a path was sent, as text. */
    sentTo: (path: string) =>
      received
        .filter((signal) => signal.path === path)
        .map(({ body }) => body)
        .join('\n'),
    close: () => server.close(),
  };
}
