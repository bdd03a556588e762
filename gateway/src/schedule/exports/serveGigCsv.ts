import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { GigWire } from '../gigs/gigWire.ts';
import { listGigs } from '../gigs/gigsApi.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { followPages } from '../../platform/paging/followPages.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';
import { beginCsv, csvStream, rowsOf } from './csvFile.ts';
import { type ExportOptions, exportSession } from './exportSession.ts';
import { gigCsv } from './gigCsv.ts';
import { gigCsvQuery } from './gigCsvQuery.ts';

const csvPath = /^\/exports\/locations\/([1-9]\d{0,8})\/gigs\.csv$/;

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
  options: ExportOptions,
): Promise<void> {
  if (request.method !== 'GET')
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET' });
  const locationId = csvPath.exec(path)?.[1];
  if (locationId === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'Export not found.');
  const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
  const query = gigCsvQuery(searchParams, Number(locationId));
  const { rest, signal } = exportSession(request, response, requestId, options);
  const pages = followPages((page) => rest.call(listGigs, { query: { ...query, ...page } }));
  const { first, rows } = await rowsOf(pages);
  const { headings, recordOf } = gigCsv(first.some((gig) => gig.wage_amount !== null));
  beginCsv(response, 'shifts.csv');
  const records = Readable.from(rows).map(async (gig: GigWire) =>
    recordOf({ ...gig, timezone: (await gigZone(gig, { rest })) ?? 'UTC' }),
  );
  await sendStream(response, records.compose(csvStream(headings)), signal);
}
