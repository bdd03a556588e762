import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../server/http/httpProblem.ts';

/** How large an upload may be, in bytes, and what is said of one that is larger. */
export interface UploadLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

function refusal({ tooLarge }: UploadLimit): HttpProblem {
  return new HttpProblem(413, 'BAD_USER_INPUT', tooLarge);
}

/** @throws HttpProblem 413 for a request that says it is too large, before anything of it is read. */
export function refuseLargeUpload({ headers }: IncomingMessage, limit: UploadLimit): void {
  if (Number(headers['content-length'] ?? 0) > limit.maxBytes) throw refusal(limit);
}

/**
 * The body of an upload, piece by piece as it arrives, up to the limit.
 *
 * @throws HttpProblem 413 beyond it: a length header may be absent or wrong.
 */
export async function* limitedBody(request: IncomingMessage, limit: UploadLimit): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // The connection stays: somebody still has to be told.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > limit.maxBytes) throw refusal(limit);
      yield chunk;
    }
  } finally {
    // What is still on its way would stand before the next request of the connection.
    request.resume();
  }
}
