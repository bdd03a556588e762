import { beforeEach, expect, test } from 'vitest';
import { sendHomeReasons } from '../../filling/applications/sendHomeReasons.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { addCard } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DuePayResponse } from './duePayResponse.ts';

type Cost = { reason: string; total_amount: number; lines: { code: string; amount: number }[] };

const { call, clock, database, ids, reset } = await startTestServer();
const [first, second, open] = ids.openApplications;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await addCard(database);
  await database.updateTable('gigs').set({ wage_amount: 20, unpaid_break_minutes: 30 }).execute();
  clock.set(hoursFromStart(24.25));
  await act({ action: 'clock-in', ids: [first], time: hoursFromStart(24.25).toISOString() });
  clock.set(hoursFromStart(26));
  await act({ action: 'start-break', ids: [first] });
  clock.set(hoursFromStart(26.75));
});

const act = (body: object) => call('POST', `/staffer/gigs/${ids.postedGig}/roster/`, { as: 'onsite', body });
const costs = (applicationIds: string, as: Person = 'member') =>
  call<{ results: Cost[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/send-home-costs/?application_ids=${applicationIds}`,
    { as },
  );

test('200: every reason with the wages, the fees and their sum', async () => {
  const { status, body } = await costs(`${first}`);

  expect(status).toBe(200);
  expect(body.results.map(({ reason }) => reason)).toEqual([...sendHomeReasons]);
  // 4 hours at $20, and 1:45 for reasons without the minimum.
  expect(body.results).toMatchObject([
    { reason: 'FEWER_PROS_NEEDED', lines: [{ code: 'LABOR', amount: 80 }, {}, { code: 'GATEWAY_FEE' }] },
    { reason: 'LATE', lines: [{ amount: 80 }, {}, {}] },
    { reason: 'ATTIRE', lines: [{ amount: 35 }, {}, {}] },
    { reason: 'CONDUCT' },
    { reason: 'OTHER' },
  ]);
  for (const { lines, total_amount } of body.results) {
    expect(total_amount).toBeCloseTo(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      5,
    );
  }
});

test.each(sendHomeReasons)('200: %s costs what is due after sending both pros home', async (reason) => {
  const { body } = await costs(`${first},${second}`);
  await act({ action: 'send-home', ids: [first, second], reason });

  const due = await call<DuePayResponse>('GET', `/staffer/gigs/${ids.postedGig}/due-pay/`, { as: 'member' });
  const total = due.body.works.reduce((sum, work) => sum + work.total_amount, 0);
  expect(body.results.find((one) => one.reason === reason)?.total_amount).toBeCloseTo(total, 5);
});

test('200: the platform pays the minimum of a pro beyond the places who is not needed', async () => {
  await database
    .updateTable('gigs')
    .set({ allowed_confirmed_pros: 1 })
    .where('id', '=', ids.postedGig)
    .execute();
  const [notNeeded, , , , other] = (await costs(`${second}`)).body.results;

  // The second pro has not clocked in: from the start, without the unpaid break of half an hour.
  expect(notNeeded).toMatchObject({ lines: [{ code: 'LABOR', amount: 45 }, {}, {}] });
  expect(other).toMatchObject({ lines: [{ code: 'LABOR', amount: 80 }, {}, {}] });
});

test.each([
  ['of another gig', () => `${first},${ids.completedApplication}`],
  ['of an applicant who is not confirmed', () => `${open}`],
  ['that does not exist', () => '99999'],
  ['that is no number', () => 'x'],
])('400: an application %s', async (_which, applicationIds) => {
  const { status, error } = await costs(applicationIds());

  expect(status).toBe(400);
  expect(error?.target).toContain('application_ids');
});

test('401, 403, 404: callers without access to pay', async () => {
  const path = `/staffer/gigs/${ids.postedGig}/send-home-costs/?application_ids=${first}`;
  expect((await call('GET', path)).status).toBe(401);
  expect((await costs(`${first}`, 'onsite')).error).toMatchObject({
    code: 'permission_denied',
    target: 'payments.make',
  });
  expect((await costs(`${first}`, 'rival')).status).toBe(404);
});
