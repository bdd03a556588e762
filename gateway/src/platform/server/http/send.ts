import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { HttpProblem } from './httpProblem.ts';

/** Sends JSON that must not be cached. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(JSON.stringify(body));
}

/** The media type of errors that a client accepts, if it is not the usual one. */
export function errorType({ headers }: IncomingMessage): { 'content-type'?: string } {
  const isNewer = headers.accept?.includes('application/graphql-response+json') === true;
  return isNewer ? { 'content-type': 'application/graphql-response+json; charset=utf-8' } : {};
}

/** Sends an error as a GraphQL response, in the media type that the client accepts. */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: HttpProblem,
  requestId: string,
): void {
  const body = { errors: [{ message, extensions: { code, requestId } }] };
  sendJson(response, status, body, { ...errorType(request), ...headers });
}

/**
 * Streams chunks as they arrive, no faster than the client reads.
 *
 * @param departed aborted when the client disconnects.
 */
export async function sendStream(
  response: ServerResponse,
  body: AsyncIterable<Uint8Array>,
  departed: AbortSignal,
): Promise<void> {
  response.flushHeaders();
  for await (const chunk of body) {
    const isRoom = departed.aborted || response.write(chunk);
    if (!isRoom) await once(response, 'drain', { signal: departed }).catch(() => undefined);
    if (departed.aborted) return;
  }
  response.end();
}
