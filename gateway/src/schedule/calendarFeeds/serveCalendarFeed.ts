import type { IncomingMessage, ServerResponse } from 'node:http';
import { restProblem } from '../../platform/images/restProblem.ts';
import { RestError } from '../../platform/rest/restError.ts';
import type { Upstream } from '../../platform/rest/upstream.ts';
import { departure } from '../../platform/server/http/departure.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';

const feedPath = /^\/calendar-feeds\/([\w-]{1,200})\.ics$/;

/** How long the upstream may take to start its response, in milliseconds. It reads a year of gigs for a feed. */
const timeoutMs = 20_000;

const refusals: Readonly<Record<number, string>> = {
  404: 'Calendar not found. Check that you copied the whole link.',
  410: 'This calendar link no longer works. Create a new link in Brigade.',
  502: 'The calendar is temporarily unavailable. Your calendar app will try again.',
};

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(refusals[status]);
}

interface FeedRequest {
  /** The URL path, without the query string. */
  readonly path: string;
  readonly requestId: string;
}

/**
 * Handles `GET /calendar-feeds/{token}.ics`. Errors are plain text because calendar apps do not read JSON. No cookies or
 * credentials are forwarded: the token in the link is the only authorization.
 *
 * @throws HttpProblem if the upstream does not respond.
 */
export async function serveCalendarFeed(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: FeedRequest,
  { upstream }: { readonly upstream: Pick<Upstream, 'getFile'> },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
  }
  const token = feedPath.exec(path)?.[1];
  if (token === undefined) return refuse(response, 404);
  const ifNoneMatch = request.headers['if-none-match'];
  const departed = departure(response);
  const { status, headers, body } = await upstream
    .getFile({
      name: 'readCalendarFeed',
      method: 'GET',
      path: `api/calendar-feeds/${token}.ics`,
      headers: {
        accept: 'text/calendar',
        'x-request-id': requestId,
        ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
      },
      body: null,
      signal: departed,
      timeoutMs,
    })
    .catch((error: unknown) => {
      throw error instanceof RestError ? restProblem(error) : error;
    });
  const etag = typeof headers['etag'] === 'string' ? { etag: headers['etag'] } : {};
  const cacheHeaders = { ...etag, 'cache-control': 'private, no-cache' };
  const isCalendar = status === 200 && headers['content-type']?.startsWith('text/calendar') === true;
  if (!isCalendar) {
    await body.dump();
    if (status === 304) response.writeHead(304, cacheHeaders).end();
    else refuse(response, status === 404 || status === 410 ? status : 502);
    return;
  }
  response.writeHead(200, {
    ...cacheHeaders,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="shifts.ics"',
  });
  await sendStream(response, body, departed);
}
