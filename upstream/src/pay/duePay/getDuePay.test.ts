import { beforeEach, expect, test } from 'vitest';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DuePayResponse } from './duePayResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const get = (gigId: number, as: Person = 'member') =>
  call<DuePayResponse>('GET', `/staffer/gigs/${gigId}/due-pay/`, { as });

test('200: the pay of the pros of a gig', async () => {
  const { status, body } = await get(ids.postedGig);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    gig: { id: ids.postedGig },
    works: [{ application: { id: first }, total_amount: 239.3 }, { application: { id: second } }],
  });
});

test('200: also of a gig that is paid, and of one without pros', async () => {
  expect((await get(ids.completedGig)).body.works).toMatchObject([
    { application: { payment: { status: 'AVAILABLE' } } },
  ]);
  expect((await get(ids.cancelledGig)).body.works).toEqual([]);
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', `/staffer/gigs/${ids.postedGig}/due-pay/`)).toMatchObject({ status: 401 });
  expect((await get(ids.postedGig, 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await get(ids.postedGig, 'rival')).toMatchObject({ status: 404 });
});
