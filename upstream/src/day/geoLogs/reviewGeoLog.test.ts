import { beforeEach, describe, expect, test } from 'vitest';
import { secondWaits } from '../../testing/secondWaits.ts';
import { addGeoLog, unflagged } from '../../testing/geoLogs.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GeoLogResponse } from './geoLogResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();
let logId = 0;

beforeEach(async () => {
  await reset();
  logId = await addGeoLog(database);
});

const at = (id: number) => `/audit/geo-logs/${id}/`;
const review = (body: object, as: Person = 'member', id = logId) =>
  call<GeoLogResponse>('PATCH', at(id), { as, body });
const closing = { is_flagged_for_staffer_review: false, review_note: ' The shift lead saw them. ' };
const reopening = { is_flagged_for_staffer_review: true };

test('200: closes a flagged log with a note', async () => {
  const { status, body } = await review(closing);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: logId,
    is_flagged_for_staffer_review: false,
    review_reasons: ['COARSE_PRECISION'],
    review_note: 'The shift lead saw them.',
    reviewed_ts: clock.now().toISOString(),
    reviewed_by: { id: people.member.id, first_name: 'Milo' },
    last_updated_ts: clock.now().toISOString(),
  });
  expect((await call('GET', at(logId), { as: 'member' })).body).toEqual(body);
});

test('200: reopens a closed log with its note, or with another', async () => {
  await review(closing);
  clock.advance(5);

  expect((await review(reopening, 'manager')).body).toMatchObject({
    is_flagged_for_staffer_review: true,
    review_note: 'The shift lead saw them.',
    reviewed_ts: clock.now().toISOString(),
    reviewed_by: { id: people.manager.id },
  });
  await review(closing);
  expect((await review({ ...reopening, review_note: 'She did not.' })).body).toMatchObject({
    review_note: 'She did not.',
  });
});

test('200: the change feed reports the application of a reviewed log', async () => {
  await review(closing);
  const { body } = await call('GET', `/staffer/changes/?location_id=${ids.harborHouse}&cursor=0`, {
    as: 'member',
  });

  expect(body).toMatchObject({
    results: expect.arrayContaining([
      expect.objectContaining({
        subject: 'application',
        id: ids.completedApplication,
        gig_id: ids.completedGig,
        action: 'changed',
      }),
    ]),
  });
});

test.each([
  [{ is_flagged_for_staffer_review: false }, 'review_note', 'This field is required'],
  [{ ...closing, review_note: ' ' }, 'review_note', 'This field is required'],
  [{ ...closing, review_note: 'x'.repeat(1001) }, 'review_note', 'At most 1000 characters'],
  [{ review_note: 'Fine' }, 'is_flagged_for_staffer_review', expect.any(String)],
  [{ ...closing, precision: 'FINE' }, 'precision', expect.any(String)],
])('400: rejects %j', async (body, target, message) => {
  const { status, error } = await review(body);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
});

test('401: rejects requests without a session', async () => {
  expect((await call('PATCH', at(logId), { body: closing })).status).toBe(401);
  expect((await call('GET', at(logId))).status).toBe(401);
});

test('403: an onsite manager neither reads nor closes a log', async () => {
  expect((await review(closing, 'onsite')).error).toMatchObject({ target: 'hours.adjust' });
  expect((await call('GET', at(logId), { as: 'onsite' })).status).toBe(403);
});

test('404: rejects a log of another organization and one that does not exist', async () => {
  expect((await review(closing, 'rival')).status).toBe(404);
  expect((await call('GET', at(logId), { as: 'rival' })).status).toBe(404);
  expect((await review(closing, 'member', 999_999)).status).toBe(404);
});

describe('409: rejects', () => {
  test.each([
    ['closing a closed log', closing, 'This log was closed already.'],
    ['reopening an open log', reopening, 'This log is open already.'],
  ])('409: rejects %s', async (_what, body, message) => {
    if (body === closing) await review(closing);

    expect(await review(body)).toMatchObject({ status: 409, error: { message } });
  });

  test('409: rejects a review of a log that was never flagged', async () => {
    const never = await addGeoLog(database, unflagged);

    for (const body of [closing, reopening]) {
      expect(await review(body, 'member', never)).toMatchObject({
        status: 409,
        error: { message: 'This log was never flagged.' },
      });
    }
  });

  test('409: rejects closing a log that another manager closes concurrently', async () => {
    const second = secondWaits(
      database,
      (trx) =>
        trx
          .updateTable('geo_logs')
          .set({ is_flagged_for_staffer_review: false, review_note: 'First.' })
          .where('id', '=', logId)
          .execute(),
      () => review(closing),
    );

    expect(await second).toMatchObject({ status: 409 });
    expect((await call('GET', at(logId), { as: 'member' })).body).toMatchObject({ review_note: 'First.' });
  });
});
