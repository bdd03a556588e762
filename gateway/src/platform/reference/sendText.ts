import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

export interface TextResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: OutgoingHttpHeaders;
}

/** Sends a text, compressed for those who accept that. Caches have to ask whether it is still current. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: TextResponse,
): Promise<void> {
  const isCompressed = request.headers['accept-encoding']?.includes('gzip') === true;
  const body = isCompressed ? await compress(text) : text;
  response
    .writeHead(status, {
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      ...headers,
    })
    .end(body);
}
