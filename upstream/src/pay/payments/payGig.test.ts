import { beforeEach, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second, open] = ids.openApplications;
const path = `/staffer/gigs/${ids.postedGig}/pay/`;

type Results = {
  results: { id: number; ok: boolean; application?: ApplicationResponse; error?: ErrorDetail }[];
};

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const pay = (applicationIds: readonly number[], as: Person = 'member') =>
  payWith(
    applicationIds.map((application_id) => ({ application_id })),
    as,
  );
const payWith = (payments: readonly object[], as: Person = 'member') =>
  call<Results>('POST', path, { as, body: { payments } });

test('200: pays several pros, with a result for each', async () => {
  const { status, body } = await pay([first, open, ids.completedApplication, ids.summitApplication, second]);

  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { id: first, ok: true, application: { payment: { status: 'SUBMITTED', total_amount: 239.3 } } },
    { id: open, ok: false, error: { code: 'invalid_transition' } },
    { id: ids.completedApplication, ok: false, error: { code: 'not_found' } },
    { id: ids.summitApplication, ok: false, error: { code: 'not_found' } },
    { id: second, ok: true, application: { payment: { status: 'SUBMITTED' } } },
  ]);
  expect(
    await database
      .selectFrom('gigs')
      .select(['total_payments', 'submitted_payments'])
      .where('id', '=', ids.postedGig)
      .executeTakeFirst(),
  ).toEqual({ total_payments: 2, submitted_payments: 2 });
});

test('200: each pro gets the tip and the bonus that are named for them', async () => {
  const { body } = await payWith([
    { application_id: first, tip_amount: 10, bonus: 5 },
    { application_id: second },
  ]);

  expect(body.results).toMatchObject([
    // 8 hours at $24.50 and $5, 18.5%, a tip of $10, and 2.9% + $0.30 of it all.
    { application: { payment: { total_amount: 255.69 } } },
    { application: { payment: { total_amount: 239.3 } } },
  ]);
});

test('200: a tip that a location does not give refuses only its pro', async () => {
  await database.updateTable('locations').set({ tipping_enabled: false }).execute();
  const { body } = await payWith([{ application_id: first, tip_amount: 10 }, { application_id: second }]);

  expect(body.results).toMatchObject([
    { ok: false, error: { code: 'invalid', details: [{ target: 'tip_amount' }] } },
    { ok: true },
  ]);
});

test('200: without a payment method, everyone is refused', async () => {
  await database.deleteFrom('payment_methods').execute();
  const { body } = await pay([first, second]);

  const refused = { ok: false, error: { code: 'PAYMENT_METHOD_DOES_NOT_EXIST' } };
  expect(body.results).toMatchObject([refused, refused]);
});

test.each([
  [{}],
  [{ payments: [] }],
  [{ payments: [{ application_id: 0 }] }],
  [{ payments: [{ application_id: first }, { application_id: first }] }],
  [{ payments: [{ application_id: first, tip_amount: 1001 }] }],
  [{ payments: Array.from({ length: 201 }, (_each, index) => ({ application_id: index + 1 })) }],
])('400: %j', async (body) => {
  expect((await call('POST', path, { as: 'member', body })).status).toBe(400);
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('POST', path, { body: { payments: [{ application_id: first }] } })).toMatchObject({
    status: 401,
  });
  expect((await pay([first], 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await pay([first], 'rival')).toMatchObject({ status: 404 });
});
