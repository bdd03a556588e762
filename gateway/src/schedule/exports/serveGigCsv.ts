import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { GigWire } from '../gigs/gigWire.ts';
import { listGigs } from '../gigs/gigsApi.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { restProblem } from '../../platform/images/restProblem.ts';
import { callerKey } from '../../platform/load/callerKey.ts';
import { limitedUpstream } from '../../platform/load/limitedUpstream.ts';
import { createCallTrace } from '../../platform/rest/callTrace.ts';
import { createRestSession } from '../../platform/rest/httpRestSession.ts';
import { followPages } from '../../platform/paging/followPages.ts';
import { RestError } from '../../platform/rest/restError.ts';
import { departure } from '../../platform/server/http/departure.ts';
import type { GraphQLRouteOptions } from '../../platform/server/http/graphqlRoute.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { readCaller } from '../../platform/server/http/readCaller.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';
import { gigCsv, gigCsvRecord } from './gigCsv.ts';
import { gigCsvQuery } from './gigCsvQuery.ts';

const csvPath = /^\/exports\/locations\/([1-9]\d{0,8})\/gigs\.csv$/;

type Options = Pick<GraphQLRouteOptions, 'settings' | 'upstream' | 'limits' | 'sessions' | 'createGate'>;

/**
 * Handles `GET /exports/locations/{databaseId}/gigs.csv?filter=…&orderBy=…`. Streams all pages of the list that GraphQL
 * returns for the same filter. Requires a bearer token, like `/graphql`.
 *
 * @throws HttpProblem if the request fails before the first line is sent. A later failure closes the connection, so that
 *   clients do not mistake a truncated file for a complete one.
 */
export async function serveGigCsv(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { readonly path: string; readonly requestId: string },
  { settings, upstream, limits, sessions, createGate }: Options,
): Promise<void> {
  if (request.method !== 'GET')
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET' });
  const locationId = csvPath.exec(path)?.[1];
  if (locationId === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'Export not found.');
  const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
  const query = gigCsvQuery(searchParams, Number(locationId));
  const caller = readCaller(request, requestId, settings.trustedProxies);
  const signal = departure(response);
  const rest = createRestSession({
    upstream: limitedUpstream(
      upstream,
      limits.shareOf(() => callerKey(caller, sessions), signal),
    ),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace: createCallTrace(),
    gate: createGate(),
  });
  const pages = followPages((page) => rest.call(listGigs, { query: { ...query, ...page } }));
  const page = await pages.next().catch((error: unknown) => {
    throw error instanceof RestError ? restProblem(error) : error;
  });
  const first = page.done === true ? [] : page.value;
  const isMoneyShown = first.some((gig) => gig.wage_amount !== null);
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="shifts.csv"',
    'cache-control': 'no-store',
  });
  const gigs = allGigs(first, pages);
  const records = Readable.from(gigs).map(async (gig: GigWire) =>
    gigCsvRecord({ ...gig, timezone: (await gigZone(gig, { rest })) ?? 'UTC' }, isMoneyShown),
  );
  await sendStream(response, records.compose(gigCsv(isMoneyShown)), signal);
}

async function* allGigs(
  first: readonly GigWire[],
  pages: AsyncIterable<readonly GigWire[]>,
): AsyncGenerator<GigWire> {
  yield* first;
  for await (const page of pages) yield* page;
}
