/** The handler by hand that the others are compared to: node:http, an undici Pool, JSON. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { persistedDocuments } from '../screens.ts';
import { listen } from './listen.ts';
import { restOf } from './rest.ts';
import { screensByHand } from './screensByHand.ts';

const nameOf = new Map(
  persistedDocuments().map(([id, document]) => [id, /^query (\w+)/.exec(document)?.[1] ?? '']),
);

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { id, variables } = JSON.parse(await text(request)) as { id: string; variables: never };
  const screen = screensByHand[nameOf.get(id) ?? ''];
  if (screen === undefined) throw new Error(`No screen has the document ${id}`);
  const data = await screen(restOf(request.headers.authorization ?? ''), variables);
  const body = JSON.stringify({ data });
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

listen(
  createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  }),
);
