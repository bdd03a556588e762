import { beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../app/buildServer.ts';
import type { Page } from '../../platform/paging/page.ts';
import { addWorkedGigs } from '../../testing/addWorkedGigs.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { countStatements } from '../../testing/countStatements.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { type Person, tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DueProResponse } from './duePayResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;
const [pro, otherPro] = ids.pros;
const path = `/staffer/locations/${ids.harborHouse}/due-pay/pros/`;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const due = (query = '', as: Person = 'member') =>
  call<Page<DueProResponse>>('GET', `${path}${query}`, { as });

/** The pros in the order of the list, each with the applications that are due. */
const shown = async (query = '') =>
  (await due(query)).body.results.map(({ gigster, due: gigs }) => [
    gigster.profile_id,
    ...gigs.flatMap(({ works }) => works.map(({ application }) => application.id)),
  ]);

/** Work of a pro that ended so many hours after the test's start and is not paid. */
async function addWork(pro_id: number, end: number): Promise<{ gigId: number; applicationId: number }> {
  const gigId = await addGig(database, {
    status: 'INCOMPLETE',
    start_time: hoursFromStart(end - 4),
    end_time: hoursFromStart(end),
  });
  const applicationId = await addApplication(database, {
    gig_id: gigId,
    pro_id,
    is_selected: true,
    is_confirmed: true,
  });
  return { gigId, applicationId };
}

const setPayment = (status: 'SUBMITTED' | 'FAILED' | 'AVAILABLE') =>
  database
    .updateTable('gig_applications')
    .set({ business_payment_status: status })
    .where('id', '=', first)
    .execute();

test('200: lists what is due by pro, each shift with its gig, hours, flags and cost lines', async () => {
  const { gigId, applicationId } = await addWork(pro, 20);
  const { status, body } = await due();

  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 2, next: null, previous: null });
  expect(body.results[0]).toMatchObject({
    gigster: { profile_id: pro },
    due: [
      { gig: { id: gigId }, works: [{ application: { id: applicationId }, posted_minutes: 240 }] },
      {
        gig: { id: ids.postedGig },
        works: [
          {
            application: { id: first },
            posted_minutes: 480,
            punched_minutes: null,
            minutes_to_pay: 480,
            flags: ['NOT_CLOCKED_IN'],
            lines: [
              { code: 'LABOR', amount: 196 },
              { code: 'PLATFORM_FEE', amount: 36.26 },
              { code: 'GATEWAY_FEE', amount: 7.04 },
            ],
            total_amount: 239.3,
            is_payable: true,
          },
        ],
      },
    ],
  });
});

test('200: the pro whose work has been due the longest comes first, ties by id, in pages', async () => {
  expect(await shown()).toEqual([
    [pro, first],
    [otherPro, second],
  ]);

  const { applicationId } = await addWork(otherPro, 20);
  expect(await shown()).toEqual([
    [otherPro, applicationId, second],
    [pro, first],
  ]);
  expect(await shown('?page_size=1&page=2')).toEqual([[pro, first]]);
  expect((await due('?page_size=1&page=9')).body).toMatchObject({ count: 2, results: [] });
});

test('200: lists certain pros only', async () => {
  expect(await shown(`?pro_id=${otherPro},${ids.idlePro}`)).toEqual([[otherPro, second]]);
  expect((await due(`?pro_id=${otherPro}&page=2`)).body).toMatchObject({ count: 1, results: [] });
});

describe('what is due', () => {
  test.each(['SUBMITTED', 'FAILED'] as const)(
    '200: what is due has work whose payment is %s',
    async (status) => {
      await setPayment(status);
      expect((await shown()).flat()).toContain(first);
    },
  );

  test('200: what is due leaves out work that is paid, while other pros of its gig are not', async () => {
    await setPayment('AVAILABLE');
    expect((await shown()).flat()).not.toContain(first);
    expect((await shown()).flat()).toContain(second);
  });

  test('200: what is due leaves out work that was paid out where the business is invoiced', async () => {
    await database
      .updateTable('gig_applications')
      .set({ pro_payment_status: 'AVAILABLE' })
      .where('id', '=', first)
      .execute();
    expect((await shown()).flat()).toContain(first);
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    expect((await shown()).flat()).not.toContain(first);
  });

  test('200: what is due leaves out who did not come, who was not confirmed, and other locations', async () => {
    const elsewhere = await addGig(database, { status: 'INCOMPLETE', location_id: ids.summitHotel });
    const gig_id = await addGig(database, { status: 'INCOMPLETE', end_time: hoursFromStart(30) });
    const worked = { pro_id: pro, is_selected: true, is_confirmed: true };
    const left = [
      await addApplication(database, { ...worked, gig_id: elsewhere }),
      await addApplication(database, { gig_id, pro_id: otherPro }),
      await addApplication(database, {
        ...worked,
        gig_id,
        is_cancelled: true,
        cancellation_reason: 'NO_SHOW',
      }),
    ];
    const listed = (await shown()).flat();
    expect(left.filter((id) => listed.includes(id))).toEqual([]);
  });
});

test('200: listing 40 pros of 5 gigs takes as many statements as one pro of one gig', async () => {
  const counted = countStatements(database);
  const counting = await buildServer({ database: counted.database, clock, settings: testSettings });
  async function statementsOf(size: number) {
    const before = counted.statements();
    const response = await counting.inject({
      method: 'GET',
      url: `/api${path}?page_size=${size}`,
      headers: { authorization: `Bearer ${tokenOf('member')}` },
    });
    const { results } = response.json<Page<DueProResponse>>();
    return { pros: results.length, statements: counted.statements() - before };
  }
  const endedAt = new Date(clock.now().getTime() - 48 * 3_600_000);
  await addWorkedGigs(database, { locationId: ids.harborHouse, gigs: 5, people: 40, endedAt });
  // The first use of a session is recorded.
  await statementsOf(1);
  const { statements } = await statementsOf(1);

  expect(await statementsOf(40)).toEqual({ pros: 40, statements });
  await counting.close();
});

test.each(['?status=due', '?pro_id=', '?pro_id=1,x', '?page=0'])('400: rejects %s', async (query) => {
  expect((await due(query)).status).toBe(400);
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', path)).toMatchObject({ status: 401 });
  expect((await due('', 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await due('', 'rival')).toMatchObject({ status: 404 });
});
