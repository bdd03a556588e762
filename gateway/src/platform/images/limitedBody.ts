import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../server/http/httpProblem.ts';

/** The maximum size of an upload, in bytes, and the error message for a larger one. */
export interface UploadLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

function refusal({ tooLarge }: UploadLimit): HttpProblem {
  return new HttpProblem(413, 'BAD_USER_INPUT', tooLarge);
}

/** @throws HttpProblem 413 if the declared length is too large, before reading any of it. */
export function refuseLargeUpload({ headers }: IncomingMessage, limit: UploadLimit): void {
  if (Number(headers['content-length'] ?? 0) > limit.maxBytes) throw refusal(limit);
}

/**
 * Yields the body of an upload, chunk by chunk as it arrives, up to the limit.
 *
 * @throws HttpProblem 413 beyond it: the Content-Length header may be absent or wrong.
 */
export async function* limitedBody(request: IncomingMessage, limit: UploadLimit): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // Keep the connection open: the client still has to receive the error.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > limit.maxBytes) throw refusal(limit);
      yield chunk;
    }
  } finally {
    // The rest of the body would be parsed as the next request on the connection.
    request.resume();
  }
}
