import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responses of a REST server by path and query. */
export type Recordings = Record<string, string>;

/** A server that passes GETs on and remembers the responses. */
export interface Recorder {
  readonly url: string;
  readonly recordings: Recordings;
  close(): void;
}

/** Starts a recorder in front of a REST server. */
export async function startRecorder(upstreamUrl: string): Promise<Recorder> {
  const recordings: Recordings = {};

  async function respond({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '' } = headers;
    const found = await fetch(new URL(url, upstreamUrl), { headers: { authorization } });
    const text = await found.text();
    if (found.ok) recordings[url] = text;
    response.writeHead(found.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    recordings,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
