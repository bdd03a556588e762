import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './httpProblem.ts';

function tooLarge(limit: number): HttpProblem {
  return new HttpProblem(413, 'DOCUMENT_TOO_LARGE', `The request's body is larger than ${limit} bytes.`);
}

/**
 * Reads a request's body as UTF-8, counting while it arrives: its length header may be absent.
 *
 * @throws HttpProblem 413 beyond the limit, 400 when the client stops in the middle.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes <= limit) chunks.push(chunk);
      else reject(tooLarge(limit));
    });
    request.on('end', resolve);
    request.on('error', () => reject(new HttpProblem(400, 'BAD_REQUEST', 'The body broke off.')));
  });
  return Buffer.concat(chunks, bytes).toString('utf8');
}
