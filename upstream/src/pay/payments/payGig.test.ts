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

const pay = (application_ids: readonly number[], as: Person = 'member', extras: readonly object[] = []) =>
  call<Results>('POST', path, { as, body: { application_ids, extras } });

test('200: the response has the pay of the gig after the payments where it is included', async () => {
  const body = { application_ids: [first, open] };
  const paid = await call<{ results: unknown[]; due_pay?: unknown }>('POST', `${path}?include=due_pay`, {
    as: 'member',
    body,
  });
  const due = await call('GET', `/staffer/gigs/${ids.postedGig}/due-pay/`, { as: 'member' });

  expect(paid.body.results).toHaveLength(2);
  expect(paid.body.due_pay).toEqual(due.body);
  expect((await call('POST', path, { as: 'member', body })).body).not.toHaveProperty('due_pay');
});

test('400: the response includes nothing else than the pay of the gig', async () => {
  const { status, body } = await call<{ error: ErrorDetail }>('POST', `${path}?include=invoices`, {
    as: 'member',
    body: { application_ids: [first] },
  });

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('include');
});

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

test('200: an id that is named twice is paid once', async () => {
  const { body } = await pay([first, first]);
  expect(body.results).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await database.selectFrom('ledger_postings').select('id').execute()).toHaveLength(1);
});

test('200: each pro gets the tip and the bonus that are named for them', async () => {
  const extras = [{ application_id: first, tip_amount: 10, bonus: 5 }];
  const { body } = await pay([first, second], 'member', extras);

  expect(body.results).toMatchObject([
    // 8 hours at $24.50 and $5, 18.5%, a tip of $10, and 2.9% + $0.30 of it all.
    { application: { payment: { total_amount: 255.69 } } },
    { application: { payment: { total_amount: 239.3 } } },
  ]);
});

test('200: a tip that a location does not give refuses only its pro', async () => {
  await database.updateTable('locations').set({ tipping_enabled: false }).execute();
  const extras = [{ application_id: first, tip_amount: 10 }];
  const { body } = await pay([first, second], 'member', extras);

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
  [{ application_ids: [] }],
  [{ application_ids: [0] }],
  [{ application_ids: ['1'] }],
  [{ application_ids: Array.from({ length: 201 }, (_each, index) => index + 1) }],
  [{ application_ids: [first], extras: [{ application_id: first, tip_amount: 1001 }] }],
  [{ application_ids: [first], extras: [{ application_id: second, tip_amount: 1 }] }],
  [{ application_ids: [first], extras: [{ application_id: first }, { application_id: first }] }],
])('400: rejects %j', async (body) => {
  expect((await call('POST', path, { as: 'member', body })).status).toBe(400);
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('POST', path, { body: { application_ids: [first] } })).toMatchObject({
    status: 401,
  });
  expect((await pay([first], 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await pay([first], 'rival')).toMatchObject({ status: 404 });
});
