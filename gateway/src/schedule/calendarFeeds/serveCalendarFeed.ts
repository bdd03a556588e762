import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { restProblem } from '../../platform/images/restProblem.ts';
import { RestError } from '../../platform/rest/restError.ts';
import type { Upstream } from '../../platform/rest/upstream.ts';
import { departure } from '../../platform/server/http/departure.ts';
import { sendJson } from '../../platform/server/http/send.ts';

const feedPath = /^\/calendar-feeds\/([\w-]{1,200})\.ics$/;

/** Milliseconds until a calendar begins to arrive: a year of gigs is read for it. */
const patience = 20_000;

const refusals: Readonly<Record<number, string>> = {
  404: 'There is no calendar behind this link. Check that you copied all of it.',
  410: 'This calendar link does not work any more. Make a new one in Brigade.',
  502: 'The calendar cannot be read just now. Your calendar program will try again.',
};

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(refusals[status]);
}

interface FeedRequest {
  /** Without its query. */
  readonly path: string;
  readonly requestId: string;
}

/**
 * Answers `GET /calendar-feeds/{token}.ics` for calendar programs, which read words and never JSON. Nothing of who asks
 * travels on: the link is all that counts.
 *
 * @throws HttpProblem when the upstream does not answer.
 */
export async function answerCalendarFeed(
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
  const known = request.headers['if-none-match'];
  const { status, headers, body } = await upstream
    .getFile({
      name: 'readCalendarFeed',
      method: 'GET',
      path: `api/calendar-feeds/${token}.ics`,
      headers: {
        accept: 'text/calendar',
        'x-request-id': requestId,
        ...(known !== undefined && { 'if-none-match': known }),
      },
      body: null,
      signal: departure(response),
      patience,
    })
    .catch((error: unknown) => {
      throw error instanceof RestError ? restProblem(error) : error;
    });
  const etag = typeof headers['etag'] === 'string' ? { etag: headers['etag'] } : {};
  const kept = { ...etag, 'cache-control': 'private, no-cache' };
  const isCalendar = status === 200 && headers['content-type']?.startsWith('text/calendar') === true;
  if (!isCalendar) {
    await body.dump();
    if (status === 304) response.writeHead(304, kept).end();
    else refuse(response, status === 404 || status === 410 ? status : 502);
    return;
  }
  response.writeHead(200, {
    ...kept,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="gigs.ics"',
  });
  await pipeline(body, response);
}
