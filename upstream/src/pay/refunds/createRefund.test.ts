import { beforeEach, describe, expect, test } from 'vitest';
import { addLocation, hoursFromStart } from '../../testing/builders.ts';
import { draftInvoice, issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import type { ChangeResponse } from '../../schedule/changes/changeResponse.ts';
import { moveTo } from '../../testing/moves.ts';
import { people, type Person } from '../../testing/people.ts';
import { payInFull } from '../../testing/refunds.ts';
import { earnReward } from '../../testing/rewards.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { z } from 'zod';
import type { refundResponse } from './refundResponse.ts';
import type { InvoiceResponse } from '../invoices/invoiceResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
type Submitted = { refunds: z.output<typeof refundResponse>[] };
const [first, , third] = ids.openApplications;

beforeEach(reset);

const reason = 'The pro left at noon.';
const refund = (body: object = {}, as: Person | undefined = 'admin', headers = {}) =>
  call<Submitted>('POST', '/admin/refunds/', {
    ...(as && { as }),
    body: { application_id: first, amount: 39.3, reason, ...body },
    headers,
  });
const activity = async (as: Person) =>
  (await call<{ results: ChangeResponse[] }>('GET', `/staffer/gigs/${ids.postedGig}/changes/`, { as })).body
    .results[0];
const statuses = async () =>
  (await database.selectFrom('refunds').select('status').orderBy('id').execute()).map(({ status }) => status);

describe('work that a card was charged for', () => {
  beforeEach(() => payInFull(server));

  test('the activity of the shift has the refund, without the amount for those who see no wages', async () => {
    await refund();
    const entry = { subject: 'application', pro_name: 'Avery B.', actor: { id: people.admin.id } };
    const hidden = { field: 'refund_amount', before: null, after: null, is_hidden: true };

    expect(await activity('member')).toMatchObject({
      ...entry,
      fields: [
        { field: 'refund_amount', before: null, after: 39.3 },
        { field: 'refund_reason', before: null, after: reason },
      ],
    });
    expect((await activity('onsite'))?.fields[0]).toEqual(hidden);
  });

  test('201: the card gets the refund once, and the ledger has it', async () => {
    const before = await balances(database);
    const { status, body } = await refund();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        refunds: [
          {
            application_id: first,
            adhoc_payment_id: null,
            way: 'PAYMENT_METHOD',
            status: 'SUBMITTED',
            amount: 39.3,
            reason,
            settled_ts: null,
          },
        ],
      },
    });
    await runDue(server);
    await runDue(server);

    expect(
      await database.selectFrom('sandbox_refunds').select(['charge_key', 'amount_cents']).execute(),
    ).toEqual([{ charge_key: `application-${first}-1`, amount_cents: 3930 }]);
    expect(await statuses()).toEqual(['REFUNDED']);
    expect(await balances(database)).toEqual({
      ...before,
      REFUNDS: 3930,
      PROCESSOR: (before['PROCESSOR'] ?? 0) - 3930,
    });
  });

  test('201: a refund belongs to the organization that had the location when the work ended', async () => {
    await moveTo(server, ids.summit);
    await refund();
    expect(await database.selectFrom('refunds').select(['way', 'organization_id']).execute()).toEqual([
      { way: 'PAYMENT_METHOD', organization_id: ids.harbor },
    ]);
  });

  test('201: a repeated key refunds once', async () => {
    const headers = { 'idempotency-key': 'one' };
    const one = await refund({}, 'admin', headers);
    expect((await refund({}, 'admin', headers)).body).toEqual(one.body);
    expect(await statuses()).toHaveLength(1);
  });

  test('409, 400: no more is refunded than was paid, in parts and in two windows at once', async () => {
    const both = await Promise.all([refund({ amount: 200 }), refund({ amount: 200 })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect((await refund({ amount: 39.31 })).error).toMatchObject({
      target: 'amount',
      message: 'At most $39.30',
    });
    expect((await refund({ amount: 39.3 })).status).toBe(201);
    expect((await refund({ amount: 0.01 })).error?.message).toBe('Everything was refunded already.');
  });

  test('a refund that the network refuses has failed, moves nothing, and can be made again', async () => {
    const before = await balances(database);
    await database.updateTable('sandbox_charges').set({ is_declined: true }).execute();
    await refund({ amount: 239.3 });
    await runDue(server);
    expect(await statuses()).toEqual(['FAILED']);
    expect(await balances(database)).toEqual(before);
    expect((await refund({ amount: 239.3 })).status).toBe(201);
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ application_id: 'x' }, 'application_id'],
    [{ application_id: undefined }, 'application_id'],
    [{ adhoc_payment_id: 1 }, 'application_id'],
  ])('400: rejects %j', async (body, target) => {
    expect(await refund(body)).toMatchObject({ status: 400, error: { target } });
  });

  test.each([
    ['owner', 404],
    ['manager', 404],
    [undefined, 401],
  ] as const)('a refund as %s gets %d', async (as, status) => {
    const { status: found } = await call('POST', '/admin/refunds/', {
      ...(as && { as }),
      body: { application_id: first, amount: 5, reason },
    });
    expect(found).toBe(status);
  });

  test('404: an application that does not exist', async () => {
    expect((await refund({ application_id: 9999 })).status).toBe(404);
  });
});

test('409: work that no one paid for', async () => {
  expect((await refund()).error?.message).toBe('The business has not paid for this.');
});

test('409: work on a draft, which is corrected there', async () => {
  await draftInvoice(server);
  expect((await refund()).status).toBe(409);
});

const get = async (id: number) =>
  (await call<InvoiceResponse>('GET', `/staffer/invoices/${id}/`, { as: 'manager' })).body;

/** The next week has work for these wages and this fee, in cents. */
async function nextWeek(wages: number, fee: number) {
  await owe(server, third, [wages, fee]);
  clock.set(new Date('2026-03-16T05:00:00Z'));
  await runDue(server);
}

/** Another organization has the location now. */
const move = () => moveTo(server, ids.summit);

/** Before moves were recorded, corrections after a move were billed to the organization that had the location then. */
const billToSummit = (invoiceId: number) =>
  database.updateTable('invoices').set({ organization_id: ids.summit }).where('id', '=', invoiceId).execute();

describe('work on an invoice', () => {
  beforeEach(() => issueInvoice(server));

  test('201: a refund is taken off the next invoice, by name', async () => {
    const { body } = await refund();
    expect(body.refunds).toMatchObject([{ way: 'INVOICE', status: 'SUBMITTED' }]);
    expect(await balances(database)).toMatchObject({ REFUNDS: 3930, BUSINESS_RECEIVABLE: -3930 });
    await nextWeek(10_000, 1850);

    expect(await get(2)).toMatchObject({
      lines: [
        { code: 'LABOR', amount: 100 },
        { code: 'PLATFORM_FEE', amount: 18.5 },
      ],
      credits: [{ reason: 'REFUND', person_name: 'Avery B.', amount: -39.3 }],
      total_amount: 79.2,
    });
    clock.advance(24 * 60);
    await runDue(server);
    expect(await statuses()).toEqual(['REFUNDED']);
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  });

  test('201: a refund of more than an invoice goes on with the one after it, and leaves the smallest charge', async () => {
    await refund();
    await nextWeek(2000, 370);
    expect(await get(2)).toMatchObject({ credits: [{ amount: -23.2 }], total_amount: 0.5 });
    clock.advance(24 * 60);
    await runDue(server);
    expect(await statuses()).toEqual(['SUBMITTED']);
    await owe(server, third, [9000, 1665], 2);
    clock.set(new Date('2026-03-23T05:00:00Z'));
    await runDue(server);
    expect(await get(3)).toMatchObject({ credits: [{ amount: -16.1 }] });
  });

  test('201: a refund comes before a reward, which gets what is left of the fees', async () => {
    await earnReward(server);
    await refund();
    await nextWeek(3000, 1850);
    expect(await get(2)).toMatchObject({
      credits: [
        { reason: 'REFUND', amount: -39.3 },
        { reason: 'REFERRAL_REWARD', amount: -8.7 },
      ],
      total_amount: 0.5,
    });
  });

  test('201: a refund is not taken off an invoice that other locations of the organization share', async () => {
    await refund();
    const sharing = await addLocation(database, {
      invoice_style: 'LOCATION',
      billing_source: 'ORGANIZATION',
      invoicing_enabled: true,
    });
    await database
      .updateTable('gig_applications')
      .set({ location_id: sharing })
      .where('id', '=', third)
      .execute();
    await nextWeek(10_000, 1850);
    const drafted = () =>
      database
        .selectFrom('invoices')
        .select(['location_id', 'total_cents'])
        .where('id', '>', 1)
        .orderBy('id')
        .execute();
    expect(await drafted()).toEqual([{ location_id: null, total_cents: 11_850 }]);

    await owe(server, first, [10_000, 1850], 2);
    clock.set(new Date('2026-03-23T05:00:00Z'));
    await runDue(server);
    expect((await drafted())[1]).toEqual({ location_id: ids.harborHouse, total_cents: 11_850 - 3930 });
  });

  test.each([
    ['before', [refund, move]],
    ['after', [move, refund]],
  ])(
    '201: a refund made %s a move of the location comes off an invoice of the organization that paid',
    async (_when, acts) => {
      for (const act of acts) await act();
      const staying = await addLocation(database, { invoicing_enabled: true });
      await database
        .updateTable('gig_applications')
        .set({ location_id: staying })
        .where('id', '=', third)
        .execute();
      await database
        .updateTable('gig_applications')
        .set({ work_end_time: hoursFromStart(200) })
        .where('id', '=', ids.completedApplication)
        .execute();
      await owe(server, ids.completedApplication, [10_000, 1850]);
      await nextWeek(10_000, 1850);

      expect(
        await database
          .selectFrom('invoices')
          .select(['organization_id', 'location_id', 'total_cents'])
          .where('id', '>', 1)
          .orderBy('id')
          .execute(),
      ).toEqual([
        { organization_id: ids.summit, location_id: ids.harborHouse, total_cents: 11_850 },
        { organization_id: ids.harbor, location_id: staying, total_cents: 11_850 - 3930 },
      ]);
    },
  );

  test('201: what two organizations paid is a refund for each', async () => {
    await owe(server, first, [10_000, 1850], 2);
    await nextWeek(10_000, 1850);
    clock.advance(24 * 60);
    await runDue(server);
    await billToSummit(2);
    expect((await refund({ amount: 350.77 })).error).toMatchObject({ message: 'At most $350.76' });
    expect((await refund({ amount: 350 })).body.refunds).toMatchObject([
      { way: 'INVOICE', amount: 232.26 },
      { way: 'INVOICE', amount: 117.74 },
    ]);
    expect((await refund({ amount: 0.77 })).error).toMatchObject({ message: 'At most $0.76' });
    expect(await database.selectFrom('refunds').select('organization_id').orderBy('id').execute()).toEqual([
      { organization_id: ids.harbor },
      { organization_id: ids.summit },
    ]);
  });

  test.each([
    ['its own', async () => null, '$208.56'],
    ['that of another organization, which paid nothing', () => billToSummit(2), '$232.26'],
  ])('400: a correction lessens what an organization gets back if it is %s', async (_whose, bill, most) => {
    await owe(server, first, [-2000, -370], 2);
    await nextWeek(10_000, 1850);
    clock.advance(24 * 60);
    await runDue(server);
    await bill();
    expect((await refund({ amount: 300 })).error).toMatchObject({ message: `At most ${most}` });
  });

  test('400: no more is refunded than the invoice had for the work', async () => {
    expect((await refund({ amount: 232.27 })).error).toMatchObject({ message: 'At most $232.26' });
  });
});
