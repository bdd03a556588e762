import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
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
