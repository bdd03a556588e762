import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { breakCheck } from '@brigade/domain/day/timesheets/breakCheck.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { locationById } from '../../businesses/locations/locationsApi.ts';
import { listApplications } from '../../filling/applications/applicationsApi.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { startsOnDays } from '../../filling/applications/startsOnDays.ts';
import { restProblem } from '../../platform/images/restProblem.ts';
import { followPages } from '../../platform/paging/followPages.ts';
import { RestError } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';
import { beginCsv, csvStream, rowsOf } from '../../schedule/exports/csvFile.ts';
import { type ExportOptions, exportSession } from '../../schedule/exports/exportSession.ts';
import { gigById } from '../../schedule/gigs/gigsApi.ts';
import { breakCsvColumns, type CheckedWork } from './breakCsvColumns.ts';
import { breakCsvQuery } from './breakCsvQuery.ts';
import { recordedWork } from './recordedWork.ts';

const csvPath = /^\/exports\/locations\/([1-9]\d{0,8})\/breaks\.csv$/;

/** Whether a path is of the file of breaks. */
export function isBreakCsv(path: string): boolean {
  return csvPath.test(path);
}

/**
 * Handles `GET /exports/locations/{databaseId}/breaks.csv?status=…&from=…&until=…&search=…`. Streams all shifts of pros
 * whose break has the status, the latest first. Requires a bearer token, like `/graphql`.
 *
 * @throws HttpProblem if the request fails before the first line is sent. A later failure closes the connection.
 */
export async function serveBreakCsv(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { readonly path: string; readonly requestId: string },
  options: ExportOptions,
): Promise<void> {
  if (request.method !== 'GET')
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET' });
  const locationId = Number(csvPath.exec(path)?.[1]);
  const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
  const { status, from, until, search } = breakCsvQuery(searchParams);
  const { rest, signal } = exportSession(request, response, requestId, options);
  const location = await rest.load(locationById, locationId).catch((error: unknown) => {
    throw error instanceof RestError ? restProblem(error) : error;
  });
  if (!location) throw new HttpProblem(404, 'NOT_FOUND', 'No location was found here.');
  const zone = location.timezone ?? 'UTC';
  const query = {
    location_id: locationId,
    shift_break_compliance: status,
    ...startsOnDays({ from, until }, zone),
    ...(search !== '' && { pro_fullname: search }),
    ordering: '-gig__start_time',
  };
  const pages = followPages((page) =>
    rest.call(listApplications, { query: { ...query, ...page }, locationId }),
  );
  const { rows } = await rowsOf(withPositions(pages, rest));
  beginCsv(response, 'breaks.csv');
  const now = Temporal.Now.instant().add({ milliseconds: Math.round(options.upstream.clockOffset) });
  const records = Readable.from(rows).flatMap(({ application, position }: PositionedWork) => {
    const work = recordedWork(application);
    if (!work) return [];
    const checked = { application, check: breakCheck(work, now), position, zone };
    return [breakCsvColumns.map(({ cell }) => cell(checked) ?? '')];
  });
  await sendStream(
    response,
    records.compose(csvStream(breakCsvColumns.map(({ heading }) => heading))),
    signal,
  );
}

type PositionedWork = Pick<CheckedWork, 'application' | 'position'>;

/** The applications with the positions of their gigs, which one call reads for a page. */
async function* withPositions(
  pages: AsyncIterable<readonly GigApplicationWire[]>,
  rest: RestSession,
): AsyncGenerator<readonly PositionedWork[], void> {
  for await (const page of pages) {
    const gigs = await Promise.all(page.map(({ gig_id }) => rest.load(gigById, gig_id)));
    yield page.map((application, index) => ({ application, position: gigs[index]?.skill.name ?? null }));
  }
}
