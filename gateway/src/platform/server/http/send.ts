import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { HttpProblem } from './httpProblem.ts';

/** Answers with JSON that nobody keeps. */
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

/** Answers a refused request as GraphQL words errors, in the media type that the client reads. */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: HttpProblem,
  requestId: string,
): void {
  const isNewer = request.headers.accept?.includes('application/graphql-response+json') === true;
  sendJson(
    response,
    status,
    { errors: [{ message, extensions: { code, requestId } }] },
    {
      ...(isNewer && { 'content-type': 'application/graphql-response+json; charset=utf-8' }),
      ...headers,
    },
  );
}

/**
 * Sends what comes for as long as it comes, no faster than the client reads.
 *
 * @param departed aborted when the client has left.
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
