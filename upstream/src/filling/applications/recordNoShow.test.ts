import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { readMatch } from '../matching/readMatch.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/no-show/';

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
});

test("200: an onsite manager records a no-show, which counts in the pro's record", async () => {
  clock.advance(24 * 60 + 20);

  const { status, body } = await call('POST', path, { as: 'onsite' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    is_cancelled: true,
    is_confirmed: true,
    cancellation: { reason: 'NO_SHOW', explanation: null },
    gigster: { performance: { noshow_count: 1, callout_count: 0 } },
  });
});

test('200: the completion of the pro counts shifts that were called off or missed, and so do further matches', async () => {
  await database
    .updateTable('pros')
    .set({ gigs_worked: 18, callout_count: 1, completion_percentage: 94.7 })
    .where('id', '=', 1)
    .execute();
  const reliability = async () => {
    const pair = { gigId: ids.vineGig, proId: 1, now: clock.now() };
    return (await readMatch(database, pair)).completion;
  };
  clock.advance(24 * 60 + 20);
  const before = await reliability();

  const { body } = await call('POST', path, { as: 'onsite' });

  expect(body).toMatchObject({ gigster: { performance: { noshow_count: 1, completion_percentage: 90 } } });
  expect([before, await reliability()]).toEqual([12.3, 10]);
});

test('401: without a session', async () => {
  expect((await call('POST', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('POST', path, { as: 'gigster' })).status).toBe(403);
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('POST', path, { as: 'rival' })).status).toBe(404);
});

test('409: a no-show before the start; nothing changes', async () => {
  const { status, error } = await call('POST', path, { as: 'member' });

  expect(status).toBe(409);
  expect(error?.code).toBe('invalid_transition');
  const { noshow_count } = await database
    .selectFrom('pros')
    .select('noshow_count')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(noshow_count).toBe(0);
});
