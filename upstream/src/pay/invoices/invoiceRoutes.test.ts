import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { draftInvoice, issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { addOrganizationCard, moveTo } from '../../testing/moves.ts';
import { addCard } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { InvoiceLineResponse, InvoiceResponse } from './invoiceResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const path = '/staffer/invoices/1/';
const listPath = `/staffer/locations/${ids.harborHouse}/invoices/`;

beforeEach(reset);

const get = () => call<InvoiceResponse>('GET', path, { as: 'manager' });
const pay = (headers = {}) => call<InvoiceResponse>('POST', `${path}pay/`, { as: 'manager', headers });
const hold = (held_reason: string | null, line = 1) =>
  call<InvoiceResponse>('PATCH', `${path}lines/${line}/`, { as: 'manager', body: { held_reason } });

describe('reading', () => {
  beforeEach(() => draftInvoice(server));

  test('200: an invoice has its period, its payer, and its sums', async () => {
    const { body } = await get();

    expect(body).toMatchObject({
      number: null,
      status: 'DRAFT',
      style: 'STANDARD',
      location_name: 'Harbor House',
      period_start: '2026-03-02',
      period_end: '2026-03-08',
      bill_to: { name: 'Harbor House', city: 'Nashville' },
      line_count: 2,
      lines: [
        { code: 'LABOR', amount: 392 },
        { code: 'PLATFORM_FEE', amount: 72.52 },
      ],
      tax_amount: 0,
      total_amount: 464.52,
      issued_ts: null,
    });
  });

  test('200: the lines have the work of each pro', async () => {
    const { body } = await call<Page<InvoiceLineResponse>>('GET', `${path}lines/?page_size=1`, {
      as: 'manager',
    });

    expect(body).toMatchObject({
      count: 2,
      results: [
        {
          application_id: 1,
          gig_id: ids.postedGig,
          pro_name: 'Avery B.',
          skill_name: 'Server',
          minutes: 480,
          wage_amount: 24.5,
          lines: [
            { code: 'LABOR', amount: 196 },
            { code: 'PLATFORM_FEE', amount: 36.26 },
          ],
          total_amount: 232.26,
          corrects_number: null,
          held_reason: null,
        },
      ],
    });
  });

  test.each([
    ['', 1],
    ['?status=DRAFT,PAID', 1],
    ['?status=PAID', 0],
    ['?period_from=2026-03-08&period_to=2026-03-02', 1],
    ['?period_from=2026-03-09', 0],
    ['?period_to=2026-03-01', 0],
    ['?search=1-00001', 0],
  ])('200: a list with "%s" has %d', async (query, count) => {
    expect((await call('GET', `${listPath}${query}`, { as: 'manager' })).body).toMatchObject({ count });
  });

  test('200: an issued invoice is found by its number', async () => {
    clock.advance(24 * 60);
    await runDue(server);
    const found = await call('GET', `${listPath}?search=inv-1-0000`, { as: 'manager' });
    const elsewhere = await call('GET', '/staffer/organizations/1/invoices/?search=00002', { as: 'owner' });

    expect(found.body).toMatchObject({ count: 1, results: [{ number: 'INV-1-00001' }] });
    expect(elsewhere.body).toMatchObject({ count: 0 });
  });

  test.each([
    ['?status=VOID', 'status.0'],
    ['?period_from=monday', 'period_from'],
    ['?period_from=0000-01-01', 'period_from'],
    ['?period_to=0000-01-01', 'period_to'],
    [`?search=${'1'.repeat(51)}`, 'search'],
    ['?page_size=101', 'page_size'],
  ])('400: rejects a list with %s', async (query, target) => {
    expect((await call('GET', `${listPath}${query}`, { as: 'manager' })).error).toMatchObject({ target });
  });

  test.each([
    ['anonymous', undefined, 401],
    ['a team member', 'member', 403],
    ['the rival', 'rival', 404],
  ] as const)('reading an invoice as %s gets %s', async (_who, as, status) => {
    expect((await call('GET', path, { ...(as && { as: as as Person }) })).status).toBe(status);
  });

  test('404: an invoice that does not exist', async () => {
    expect((await call('GET', '/staffer/invoices/99/', { as: 'admin' })).status).toBe(404);
  });

  test('only organization admins see an invoice of several locations', async () => {
    await database.updateTable('invoices').set({ location_id: null }).execute();

    expect((await call('GET', path, { as: 'manager' })).status).toBe(403);
    expect((await call('GET', path, { as: 'owner' })).status).toBe(200);
    expect((await call('GET', listPath, { as: 'manager' })).body).toMatchObject({ count: 0 });
  });

  test('after a move, the invoice stays with the organization that was billed', async () => {
    await moveTo(server, ids.summit);

    expect((await call('GET', path, { as: 'owner' })).status).toBe(200);
    expect((await call('GET', path, { as: 'rival' })).status).toBe(404);
    expect((await call('GET', listPath, { as: 'rival' })).body).toMatchObject({ count: 0 });
  });
});

describe('the review', () => {
  beforeEach(() => draftInvoice(server));

  test('200: approving issues the draft with the next number, and moves the debt in the ledger', async () => {
    const { body } = await call<InvoiceResponse>('POST', `${path}approve/`, { as: 'manager' });

    expect(body).toMatchObject({ status: 'ISSUED', number: 'INV-1-00001', due_date: '2026-03-16' });
    expect(await balances(database)).toEqual({
      INVOICE_RECEIVABLE: 46_452,
      LABOR: -39_200,
      PLATFORM_FEE: -7252,
    });
  });

  test('200: a line that is held back is not billed, and is on the invoice of the next week with the reason', async () => {
    expect((await hold('The pro left at noon.')).body).toMatchObject({
      line_count: 1,
      held_count: 1,
      total_amount: 232.26,
    });
    await call('POST', `${path}approve/`, { as: 'manager' });
    clock.set(new Date('2026-03-16T05:00:00Z'));
    await runDue(server);
    const { body } = await call('GET', '/staffer/invoices/2/lines/', { as: 'manager' });

    expect((await get()).body).toMatchObject({ status: 'ISSUED', line_count: 1, held_count: 0 });
    expect(body).toMatchObject({
      results: [{ application_id: 1, held_reason: null, earlier_held_reason: 'The pro left at noon.' }],
    });
  });

  test('200: the reason stays with a line whose work owes something else in the meantime', async () => {
    await hold('The pro left at noon.');
    await owe(server, ids.openApplications[0], [-100, -18], 2);
    await call('POST', `${path}approve/`, { as: 'manager' });
    clock.set(new Date('2026-03-16T05:00:00Z'));
    await runDue(server);

    expect((await call('GET', '/staffer/invoices/2/lines/', { as: 'manager' })).body).toMatchObject({
      results: [{ application_id: 1, total_amount: 231.08, earlier_held_reason: 'The pro left at noon.' }],
    });
  });

  test('200: a line can be put on again', async () => {
    await hold('Wrong');
    expect((await hold(null)).body).toMatchObject({ held_count: 0, total_amount: 464.52 });
  });

  test.each([
    ['', 'held_reason'],
    ['x'.repeat(501), 'held_reason'],
  ])('400: rejects the reason "%s"', async (reason, target) => {
    expect((await hold(reason)).error).toMatchObject({ target });
  });

  test('404: a line of another invoice', async () => {
    expect((await hold('Wrong', 99)).status).toBe(404);
  });

  test('409: a draft that bills nothing is not issued', async () => {
    await hold('Wrong');
    await hold('Wrong', 2);

    expect((await call('POST', `${path}approve/`, { as: 'manager' })).error?.message).toBe(
      'This invoice bills too little to charge. When its review ends, its lines wait for the next one.',
    );
    expect((await get()).body).toMatchObject({ status: 'DRAFT', held_count: 2 });
  });

  test('409: a draft is not paid before it is approved', async () => {
    expect((await pay()).error?.message).toBe('Approve this invoice before you pay it.');
  });
});

describe('paying', () => {
  beforeEach(() => issueInvoice(server));

  test('409: nothing is reviewed after the issue', async () => {
    expect((await hold('Wrong')).status).toBe(409);
    expect((await call('POST', `${path}approve/`, { as: 'manager' })).status).toBe(409);
  });

  test('200: submits the charge, which settles the invoice and the work on it once', async () => {
    expect((await pay()).body).toMatchObject({ status: 'ISSUED', is_charging: true });
    expect((await pay()).error?.message).toBe('The payment of this invoice is already on its way.');
    await runDue(server);

    expect((await get()).body).toMatchObject({
      status: 'PAID',
      is_charging: false,
      paid_ts: expect.any(String),
    });
    expect((await pay()).error?.message).toBe('This invoice is paid already.');
    expect(await database.selectFrom('sandbox_charges').select('amount_cents').execute()).toEqual([
      { amount_cents: 46_452 },
    ]);
    expect(await balances(database)).toEqual({ PROCESSOR: 46_452, LABOR: -39_200, PLATFORM_FEE: -7252 });
    const work = await database
      .selectFrom('gig_applications')
      .select(['business_payment_status', 'business_payment_amount'])
      .where('id', 'in', [1, 2])
      .execute();
    expect(work).toEqual(
      [1, 2].map(() => ({ business_payment_status: 'AVAILABLE', business_payment_amount: 232.26 })),
    );
  });

  test('200: a repeated key submits one charge', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [one, other] = [await pay(headers), await pay(headers)];

    expect(other.body).toEqual(one.body);
  });

  test('200: a charge that was declined is retried with another card', async () => {
    await addCard(database, 'DECLINED_LATER');
    await pay();
    await runDue(server);
    expect((await get()).body).toMatchObject({ status: 'FAILED', failure_code: 'CARD_DECLINED' });
    const subjects = await database.selectFrom('outbox_messages').select('subject').execute();
    expect(subjects).toContainEqual({ subject: 'The payment of invoice INV-1-00001 failed' });

    await addCard(database);
    expect((await pay()).body).toMatchObject({ status: 'ISSUED', failure_code: null });
    await runDue(server);
    expect((await get()).body).toMatchObject({ status: 'PAID' });
  });

  test.each([
    ['has expired since', { expires_year: 2026, expires_month: 2 }, 'CARD_EXPIRED'],
    ['cannot be used any more', { status: 'FAILED' as const }, 'PAYMENT_METHOD_UNUSABLE'],
  ])('a submitted charge fails with a card that %s', async (_what, values, failure_code) => {
    await pay();
    await database.updateTable('payment_methods').set(values).execute();
    await runDue(server);

    expect((await get()).body).toMatchObject({ status: 'FAILED', failure_code });
  });

  test('402: a card that has expired', async () => {
    await database.updateTable('payment_methods').set({ expires_year: 2026, expires_month: 2 }).execute();
    expect((await pay()).status).toBe(402);
  });

  test('404: no payment method', async () => {
    await database.deleteFrom('payment_methods').execute();
    expect((await pay()).error).toMatchObject({ code: 'PAYMENT_METHOD_DOES_NOT_EXIST' });
  });

  test('an invoice that no one paid is charged after its due date', async () => {
    clock.set(new Date('2026-03-18T04:59:00Z'));
    await runDue(server);
    expect((await get()).body).toMatchObject({ status: 'ISSUED' });
    clock.advance(1);
    await runDue(server);
    expect((await get()).body).toMatchObject({ status: 'PAID' });
  });

  test('200: after a move, the card of the organization that was billed is charged, and never that of the location', async () => {
    await moveTo(server, ids.summit);
    const payAsBilled = () => call<InvoiceResponse>('POST', `${path}pay/`, { as: 'owner' });
    expect((await payAsBilled()).error).toMatchObject({ code: 'PAYMENT_METHOD_DOES_NOT_EXIST' });

    await addOrganizationCard(database, ids.harbor);
    expect((await payAsBilled()).status).toBe(200);
    await runDue(server);
    expect((await call<InvoiceResponse>('GET', path, { as: 'owner' })).body).toMatchObject({
      status: 'PAID',
      payment_method: { last4: '1881' },
    });
  });

  test('work on an invoice is not charged again where invoices were switched off', async () => {
    await database.updateTable('locations').set({ invoicing_enabled: false }).execute();
    const { error } = await call('POST', '/staffer/gig-applications/1/pay/', { as: 'manager', body: {} });

    expect(error?.message).toBe('This work is on an invoice.');
  });
});
