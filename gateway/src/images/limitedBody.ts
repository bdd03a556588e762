import { maxImageBytes } from '@brigade/domain/images/imageFile.ts';
import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../server/http/httpProblem.ts';

function tooLarge(): HttpProblem {
  return new HttpProblem(413, 'BAD_USER_INPUT', 'The image is larger than 5 MB.');
}

/** @throws HttpProblem 413 for a request that says it is too large, before anything of it is read. */
export function refuseLargeImage({ headers }: IncomingMessage): void {
  if (Number(headers['content-length'] ?? 0) > maxImageBytes) throw tooLarge();
}

/**
 * The body of an upload, piece by piece as it arrives, up to the limit.
 *
 * @throws HttpProblem 413 beyond it: a length header may be absent or wrong.
 */
export async function* limitedBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // The connection stays: somebody still has to be told.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxImageBytes) throw tooLarge();
      yield chunk;
    }
  } finally {
    // What is still on its way would stand before the next request of the connection.
    request.resume();
  }
}
