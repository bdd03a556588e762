import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const total = (as: Person = 'member') =>
  call('GET', `/staffer/locations/${ids.harborHouse}/due-pay/total/`, { as });

const pay = (application_ids: readonly number[]) =>
  call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, { as: 'member', body: { application_ids } });

test('200: sums what paying everyone charges', async () => {
  expect(await total()).toMatchObject({
    status: 200,
    body: { total_amount: 478.6, shift_count: 1, pro_count: 2 },
  });
});

test('200: leaves out payments that are on their way', async () => {
  await pay([first]);
  expect((await total()).body).toEqual({ total_amount: 239.3, shift_count: 1, pro_count: 1 });
  await pay([second]);
  expect((await total()).body).toEqual({ total_amount: 0, shift_count: 0, pro_count: 0 });
});

test('200: a pro of two shifts counts once', async () => {
  const { pro_id } = await database
    .selectFrom('gig_applications')
    .select('pro_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const gig_id = await addGig(database, {
    status: 'INCOMPLETE',
    start_time: hoursFromStart(-8),
    end_time: hoursFromStart(-4),
  });
  await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true });
  expect((await total()).body).toMatchObject({ shift_count: 2, pro_count: 2 });
});

test.each([['onsite', 403] as const, ['rival', 404] as const])(
  'the total for %s: %i',
  async (person, status) => {
    expect((await total(person)).status).toBe(status);
  },
);
