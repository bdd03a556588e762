import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DuePayResponse, DueProResponse } from './duePayResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;
const list = `/staffer/locations/${ids.harborHouse}/due-pay/`;

// Both pros worked for 8 hours; the first one took no break, and the second one 30 minutes on time.
beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
  for (const application_id of [first, second]) {
    await database
      .insertInto('time_punches')
      .values([
        { application_id, time: hoursFromStart(24), punch_type: 'CLOCK_IN' },
        { application_id, time: hoursFromStart(32), punch_type: 'CLOCK_OUT' },
      ])
      .execute();
  }
  await database
    .insertInto('shift_breaks')
    .values({ application_id: second, start_time: hoursFromStart(27), end_time: hoursFromStart(27.5) })
    .execute();
});

const gigs = async (status: string) =>
  (await call<Page<DuePayResponse>>('GET', `${list}?shift_break_compliance=${status}`, { as: 'member' }))
    .body;
const pros = async (status: string) =>
  (
    await call<Page<DueProResponse>>('GET', `${list}pros/?shift_break_compliance=${status}`, {
      as: 'member',
    })
  ).body;

test.each([
  ['NON_COMPLIANT', [ids.pros[0]]],
  ['SKIPPED', [ids.pros[0]]],
  ['COMPLIANT', [ids.pros[1]]],
  ['TOO_LATE', []],
])('200: what is due of breaks that are %s', async (status, expected) => {
  const { count, results } = await pros(status);
  expect(count).toBe(expected.length);
  expect(results.map(({ gigster }) => gigster.profile_id)).toEqual(expected);
  expect(await gigs(status)).toMatchObject({ count: Math.min(1, expected.length) });
});

test('200: a gig is listed with all of its pros, and for unpaid work only', async () => {
  const { results } = await gigs('SKIPPED');
  expect(results[0]?.works.map(({ application }) => application.id)).toEqual([first, second]);
  await database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE', pro_payment_status: 'AVAILABLE' })
    .where('id', '=', first)
    .execute();

  expect((await gigs('SKIPPED')).count).toBe(0);
  expect((await pros('SKIPPED')).count).toBe(0);
  expect((await gigs('COMPLIANT')).count).toBe(1);
});

test.each(['', 'pros/'])('400: an unknown status of %s', async (path) => {
  const { status, error } = await call('GET', `${list}${path}?shift_break_compliance=GOOD`, { as: 'member' });
  expect(status).toBe(400);
  expect(error?.details?.[0]?.target).toContain('shift_break_compliance');
});
