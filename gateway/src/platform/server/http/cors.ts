import type { IncomingMessage, ServerResponse } from 'node:http';

const exposedHeaders = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'].join(', ');

const allowedHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'traceparent',
  'x-app-context',
  'x-brigade-trace',
  'x-client-id',
  'x-location-id',
  'x-request-id',
].join(', ');

/**
 * Lets browsers read responses on pages of listed origins, and of no others. Credentials are never allowed: callers
 * are known by their token, which no browser sends by itself.
 *
 * @returns whether the request was a preflight, which now has its response.
 */
export function handleCors(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = request.headers;
  response.appendHeader('vary', 'Origin');
  const isAllowed = origin !== undefined && origins.includes(origin);
  if (isAllowed) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', exposedHeaders);
  }
  if (request.method !== 'OPTIONS') return false;
  if (isAllowed) {
    response.setHeader('access-control-allow-methods', 'GET, POST');
    response.setHeader('access-control-allow-headers', allowedHeaders);
    response.setHeader('access-control-max-age', '600');
  }
  response.writeHead(204).end();
  return true;
}
