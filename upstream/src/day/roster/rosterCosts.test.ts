import { beforeEach, expect, test } from 'vitest';
import { sendHomeReasons } from '../../filling/applications/sendHomeReasons.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { addCard } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

type Answer = { cost_change?: { before: number; after: number } | null };
type Costs = { results: { reason: string; total_amount: number }[] };

const { call, clock, database, ids, reset } = await startTestServer();
const [first, second, open] = ids.openApplications;
const path = `/staffer/gigs/${ids.postedGig}`;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await addCard(database);
  clock.set(hoursFromStart(25));
});

const act = (action: object, as: Person = 'member', base = '') =>
  call<Answer>('POST', `${base}${path}/roster/?include=cost_change`, { as, body: action });

const sendHome = (reason: string, applicationIds: readonly (number | undefined)[] = [first, second]) => ({
  action: 'send-home',
  ids: applicationIds,
  reason,
});
const callOut = (applicationIds: readonly (number | undefined)[]) => ({
  action: 'call-out',
  ids: applicationIds,
  called_out_by: 'BUSINESS',
});

test.each(sendHomeReasons)('200: sending home for %s costs what was said before', async (reason) => {
  const said = await call<Costs>('GET', `${path}/send-home-costs/?application_ids=${first},${second}`, {
    as: 'member',
  });
  const { body } = await act(sendHome(reason));

  const after = said.body.results.find((one) => one.reason === reason)?.total_amount;
  expect(body.cost_change?.after).toBeCloseTo(after ?? 0, 5);
  expect(body.cost_change?.before).toBeGreaterThan(after ?? 0);
});

test('200: a validation says what the action then does', async () => {
  const validated = await act(sendHome('OTHER'), 'member', '/validate-only');
  const { body } = await act(sendHome('OTHER'));

  expect(validated.body.cost_change).toEqual(body.cost_change);
});

test('200: pros who are called out are paid nothing', async () => {
  const { body } = await act(callOut([first]));

  expect(body.cost_change).toEqual({ before: expect.any(Number), after: 0 });
  expect(body.cost_change?.before).toBeGreaterThan(8 * 24.5);
});

test('200: those who are refused do not count, and each counts once', async () => {
  const one = await act(callOut([first]), 'member', '/validate-only');
  const { body } = await act(callOut([first, first, open, ids.completedApplication]));

  expect(body.cost_change).toEqual(one.body.cost_change);
});

test('200: an onsite manager sees no costs, and no one who does not ask', async () => {
  const { status, body } = await act(sendHome('OTHER', [first]), 'onsite');
  expect({ status, change: body.cost_change }).toEqual({ status: 200, change: null });

  const quiet = await call<Answer>('POST', `${path}/roster/`, {
    as: 'member',
    body: sendHome('OTHER', [second]),
  });
  expect(quiet.body).not.toHaveProperty('cost_change');
});
