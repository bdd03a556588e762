import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const gig = `/staffer/gigs/${ids.postedGig}/`;
const cancel = (body: object = {}) => call('POST', `${gig}cancel/`, { as: 'member', body });

const act = (path: string) => call('POST', `${gig}${path}/`, { as: 'member' });

function applications() {
  return database
    .selectFrom('gig_applications')
    .select(['is_cancelled', 'cancellation_reason', 'is_gig_cancelled'])
    .where('gig_id', '=', ids.postedGig)
    .execute();
}

test('200: cancels the gig and its applications with the reason', async () => {
  const { status, body } = await cancel({ reason: 'OTHER', explanation: 'The kitchen flooded.' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    results: [
      {
        ok: true,
        gig: {
          status: 'CANCELLED',
          cancellation_explanation: 'The kitchen flooded.',
          cancellation_fee_amount: 0,
        },
        effects: { released_pros: 0, released_applicants: 3 },
      },
    ],
  });
  expect(await applications()).toEqual(
    ids.openApplications.map(() => ({
      is_cancelled: true,
      cancellation_reason: 'OTHER',
      is_gig_cancelled: true,
    })),
  );
});

test('200: a late cancellation owes each confirmed pro four hours and notifies them', async () => {
  await addApplication(database, { gig_id: ids.postedGig, pro_id: 4, is_selected: true, is_confirmed: true });
  clock.set(hoursFromStart(1).toISOString());
  const { body } = await cancel();

  expect(body).toMatchObject({
    results: [{ effects: { released_pros: 1, fee_amount: 98 }, gig: { cancellation_fee_amount: 98 } }],
  });
  const messages = await database.selectFrom('outbox_messages').select('body').execute();
  expect(messages).toEqual([
    {
      body: expect.stringMatching(
        /^Server at Harbor House, .* was cancelled by the location\. Because this was late, you are paid for 4 h: \$98\.00\.$/,
      ),
    },
  ]);
});

test('200: a late cancellation of a short shift says what is paid for it, and pays no one who had not confirmed', async () => {
  await database
    .updateTable('gigs')
    .set({ end_time: hoursFromStart(25.5), unpaid_break_minutes: 15 })
    .where('id', '=', ids.postedGig)
    .execute();
  const confirmed = { is_selected: true, is_confirmed: true };
  await addApplication(database, { gig_id: ids.postedGig, pro_id: 4, ...confirmed });
  await database
    .updateTable('gig_applications')
    .set({ is_selected: true })
    .where('id', '=', ids.openApplications[0])
    .execute();
  clock.set(hoursFromStart(1).toISOString());
  await cancel();

  const messages = await database.selectFrom('outbox_messages').select('body').orderBy('id').execute();
  expect(messages.map(({ body }) => body.replace(/^.* by the location\./, '')).toSorted()).toEqual([
    '',
    ' Because this was late, you are paid for 1 h 15 min: $30.63.',
  ]);
  const guaranteed = await database
    .selectFrom('gig_applications')
    .select('is_confirmed')
    .where('guaranteed_minutes', 'is not', null)
    .execute();
  expect(guaranteed).toEqual([{ is_confirmed: true }]);
});

test('200: withdraws pending offers', async () => {
  await database
    .insertInto('direct_offers')
    .values({
      gig_id: ids.postedGig,
      pro_id: 4,
      application_type: 'DIRECT_OFFER',
      status: 'PENDING',
      created_ts: hoursFromStart(0),
    })
    .execute();
  await cancel();
  expect(await database.selectFrom('direct_offers').select('status').execute()).toEqual([
    { status: 'WITHDRAWN' },
  ]);
});

test('409: a started gig, and a cancelled one', async () => {
  clock.set(hoursFromStart(24).toISOString());
  expect((await cancel()).error).toMatchObject({
    code: 'invalid_transition',
    message: 'This shift has started: send pros home or record no-shows instead.',
  });
  await reset();
  await cancel();
  expect((await cancel()).error?.message).toContain('is cancelled');
});

test('400, 401, 403, 404: an invalid body, and callers without access', async () => {
  expect((await cancel({ scope: 'everything' })).status).toBe(400);
  expect((await call('POST', `${gig}cancel/`, { body: {} })).status).toBe(401);
  expect((await call('POST', `${gig}cancel/`, { as: 'onsite', body: {} })).status).toBe(403);
  expect((await cancel({ reason: 'CANCELLED_BY_BRIGADE_ADMIN' })).status).toBe(403);
  expect((await call('POST', `${gig}cancel/`, { as: 'rival', body: {} })).status).toBe(404);
});

test('close and reopen: the gig takes no applications until it is reopened', async () => {
  expect((await act('close-applications')).body).toMatchObject({
    applications_closed_ts: hoursFromStart(0).toISOString(),
  });
  expect((await act('reopen-applications')).body).toMatchObject({ applications_closed_ts: null });
  clock.set(hoursFromStart(24).toISOString());
  expect((await act('close-applications')).status).toBe(409);
});

test('delete: only gigs without applications or offers', async () => {
  const fresh = await addGig(database);
  expect((await call('DELETE', `/staffer/gigs/${fresh}/`, { as: 'member' })).status).toBe(204);
  expect((await call('GET', `/staffer/gigs/${fresh}/`, { as: 'member' })).status).toBe(404);
  expect(await call('DELETE', gig, { as: 'member' })).toMatchObject({
    status: 409,
    error: { message: 'Pros know of this shift: cancel it instead.' },
  });
});
