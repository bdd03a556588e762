/** Answers recorded GETs from memory, so that no contestant waits for a database. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recordings } from '../recordings.ts';
import { listen } from './listen.ts';

const recordings = JSON.parse(readFileSync(process.env['RECORDINGS'] ?? '', 'utf8')) as Recordings;
const bodies = new Map(Object.entries(recordings).map(([path, text]) => [path, Buffer.from(text)]));

listen(
  createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (body === undefined) {
      response.writeHead(404).end('{}');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': body.byteLength })
      .end(body);
  }),
);
