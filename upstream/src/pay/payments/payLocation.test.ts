import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second, open] = ids.openApplications;
const [pro] = ids.pros;
const path = `/staffer/locations/${ids.harborHouse}/pay/`;

type Results = {
  results: { id: number; ok: boolean; application?: ApplicationResponse; error?: ErrorDetail }[];
};

type Options = { as?: Person; extras?: readonly object[]; headers?: Record<string, string>; url?: string };

/** Work of the first pro at another gig of the location. */
let other: number;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
  const gig_id = await addGig(database, {
    status: 'INCOMPLETE',
    start_time: hoursFromStart(-8),
    end_time: hoursFromStart(-4),
  });
  other = await addApplication(database, { gig_id, pro_id: pro, is_selected: true, is_confirmed: true });
});

const pay = (
  application_ids: readonly number[],
  { as = 'member', extras = [], headers = {}, url = path }: Options = {},
) => call<Results>('POST', url, { as, headers, body: { application_ids, extras } });

const owed = async () => {
  const rows = await database.selectFrom('ledger_postings').select('application_id').execute();
  return rows.map(({ application_id }) => application_id).toSorted((one, two) => Number(one) - Number(two));
};

test('200: pays the shifts of a pro over several gigs, each with its own tip, and counts them on each gig', async () => {
  const { status, body } = await pay([first, other], {
    extras: [{ application_id: other, tip_amount: 10, bonus: 5 }],
  });

  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { id: first, ok: true, application: { payment: { status: 'SUBMITTED', total_amount: 239.3 } } },
    // 4 hours at $24.50 and $5, 18.5%, a tip of $10, and 2.9% + $0.30 of it all.
    { id: other, ok: true, application: { payment: { status: 'SUBMITTED', total_amount: 136.19 } } },
  ]);
  const gigs = await database
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .select('submitted_payments')
    .where('gig_applications.id', 'in', [first, other])
    .execute();
  expect(gigs).toEqual([{ submitted_payments: 1 }, { submitted_payments: 1 }]);
});

test('200: a refused shift leaves the others paid', async () => {
  await database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE' })
    .where('id', '=', other)
    .execute();
  const { body } = await pay([other, first, open]);

  expect(body.results).toMatchObject([
    { ok: false, error: { code: 'invalid_transition', message: 'This work is paid already.' } },
    { ok: true },
    { ok: false, error: { code: 'invalid_transition' } },
  ]);
  expect(await owed()).toEqual([first]);
});

test('200: work at another location is not found, and is not paid', async () => {
  const gig_id = await addGig(database, {
    status: 'INCOMPLETE',
    location_id: ids.vineStreet,
    start_time: hoursFromStart(-8),
    end_time: hoursFromStart(-4),
  });
  const elsewhere = await addApplication(database, {
    gig_id,
    pro_id: pro,
    is_selected: true,
    is_confirmed: true,
  });
  const { body } = await pay([elsewhere, first, 999_999]);

  expect(body.results).toMatchObject([
    { id: elsewhere, ok: false, error: { code: 'not_found' } },
    { id: first, ok: true },
    { id: 999_999, ok: false, error: { code: 'not_found' } },
  ]);
  expect(await owed()).toEqual([first]);
});

describe('at the same moment', () => {
  test('200: two windows that name the gigs in other orders pay each shift once', async () => {
    const responses = await Promise.all([pay([first, other]), pay([other, first])]);
    const results = responses.flatMap(({ body }) => body.results);

    expect(results.filter(({ ok }) => ok).map(({ id }) => id)).toHaveLength(2);
    expect(results.find(({ ok }) => !ok)?.error?.message).toBe(
      'The payment for this work is already on its way.',
    );
    expect(await owed()).toEqual([first, other]);
  });

  test('200: a payment of the gig and one of the location pay once', async () => {
    const responses = await Promise.all([
      pay([first, other]),
      pay([first, second], { url: `/staffer/gigs/${ids.postedGig}/pay/` }),
    ]);

    expect(responses.flatMap(({ body }) => body.results.filter(({ ok }) => ok))).toHaveLength(3);
    expect(await owed()).toEqual([first, second, other]);
  });

  test('200: two payments under one key pay once, and a repetition gets the first response', async () => {
    const send = () => pay([first, other], { headers: { 'idempotency-key': 'person-1' } });
    const responses = await Promise.all([send(), send()]);
    const [done] = responses.filter(({ status }) => status === 200);

    expect(done?.body.results).toMatchObject([{ ok: true }, { ok: true }]);
    // While the first request is in progress, the second one is refused.
    expect(responses.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(await send()).toMatchObject({ status: 200, body: done?.body });
    expect(await owed()).toEqual([first, other]);
  });
});

test('200: a validation says what would be paid, and pays nothing', async () => {
  const { status, body } = await pay([first, other], { url: `/validate-only${path}` });

  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await owed()).toEqual([]);
});

test.each([
  [{ application_ids: [] }],
  [{ application_ids: Array.from({ length: 201 }, (_each, index) => index + 1) }],
  [{ application_ids: [first], extras: [{ application_id: second, tip_amount: 1 }] }],
])('400: rejects %j', async (body) => {
  expect((await call('POST', path, { as: 'member', body })).status).toBe(400);
});

test('403: before the terms are accepted', async () => {
  await database
    .updateTable('users')
    .set({ terms_version_accepted: null })
    .where('username', '=', 'member')
    .execute();
  expect(await pay([first])).toMatchObject({ status: 403, error: { code: 'terms_required' } });
  expect(await owed()).toEqual([]);
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('POST', path, { body: { application_ids: [first] } })).toMatchObject({ status: 401 });
  expect((await pay([first], { as: 'onsite' })).error).toMatchObject({ target: 'payments.make' });
  expect(await pay([first], { as: 'rival' })).toMatchObject({ status: 404 });
});
