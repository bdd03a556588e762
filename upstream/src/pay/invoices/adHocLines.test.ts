import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { oweTwoPros, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { InvoiceLineResponse, InvoiceResponse } from './invoiceResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const path = '/staffer/invoices/1/';
const day = 24 * 60;

beforeEach(async () => {
  await reset();
  await oweTwoPros(server);
});

const give = async (reason: string, amount: number, description?: string) => {
  const { status } = await call('POST', '/adhoc-payments/business/', {
    as: 'manager',
    body: { application_id: ids.openApplications[0], pro_amount: amount, reason, description },
  });
  expect(status).toBe(201);
};
const linesOf = async () =>
  (await call<Page<InvoiceLineResponse>>('GET', `${path}lines/`, { as: 'manager' })).body.results;
const draft = async () => {
  clock.set(new Date('2026-03-09T05:00:00Z'));
  await runDue(server);
};

test('an ad-hoc payment of an invoiced location is a line of its own, once', async () => {
  await give('REIMBURSEMENT', 12.5, 'Parking');
  await runDue(server);
  await draft();

  expect(await linesOf()).toMatchObject(
    [
      { adhoc_reason: null, total_amount: 232.26 },
      {
        application_id: ids.openApplications[0],
        adhoc_reason: 'REIMBURSEMENT',
        minutes: null,
        wage_amount: null,
        corrects_number: null,
        lines: [{ code: 'REIMBURSEMENT', amount: 12.5 }],
        total_amount: 12.5,
      },
      { adhoc_reason: null, total_amount: 232.26 },
    ].toSorted((one, other) => Number(one.adhoc_reason !== null) - Number(other.adhoc_reason !== null)),
  );

  clock.advance(9 * day);
  await runDue(server);
  clock.advance(9 * day);
  await runDue(server);
  const invoices = await database.selectFrom('invoices').select(['status', 'total_cents']).execute();
  expect(invoices).toEqual([{ status: 'PAID', total_cents: 47_702 }]);
  const { BUSINESS_RECEIVABLE, INVOICE_RECEIVABLE } = await balances(database);
  expect({ BUSINESS_RECEIVABLE, INVOICE_RECEIVABLE }).toEqual({});
});

test.each([
  ['before its period is drafted', ['fail', 'draft']],
  ['before its draft is issued', ['draft', 'fail']],
])(
  'an ad-hoc payment whose payout failed %s is on the invoice, and its retry owes nothing more',
  async (_, steps) => {
    await give('PRO_BONUS', 20);
    await runDue(server);
    for (const step of steps) {
      if (step === 'draft') await draft();
      else {
        const failure = { status: 'FAILED', error_code: 'PAYOUT_REFUSED', due_ts: null } as const;
        await database.updateTable('adhoc_payments').set(failure).execute();
      }
    }
    clock.advance(2 * day);
    await runDue(server);
    expect(await linesOf()).toContainEqual(expect.objectContaining({ adhoc_reason: 'PRO_BONUS' }));

    await call('POST', '/adhoc-payments/1/retry/', { as: 'manager', body: {} });
    clock.advance(9 * day);
    await runDue(server);
    clock.advance(9 * day);
    await runDue(server);
    const { BUSINESS_RECEIVABLE, BONUS } = await balances(database);
    expect({ BUSINESS_RECEIVABLE, BONUS }).toEqual({});
  },
);

test('an ad-hoc payment after the invoice of its work is on the next one, and corrects nothing', async () => {
  await draft();
  clock.advance(2 * day);
  await runDue(server);
  await give('PRO_BONUS', 20);
  await runDue(server);
  clock.advance(7 * day);
  await runDue(server);

  const { body } = await call<InvoiceResponse>('GET', '/staffer/invoices/2/', { as: 'manager' });
  expect(body).toMatchObject({ status: 'DRAFT', line_count: 1 });
  expect(body.lines).toContainEqual({ code: 'BONUS', amount: 20 });
});

test('the charge of the work does not grow by its ad-hoc payment', async () => {
  await give('PRO_BONUS', 20);
  await runDue(server);
  await draft();
  for (let week = 0; week < 2; week += 1) {
    clock.advance(9 * day);
    await runDue(server);
  }

  const charge = await database
    .selectFrom('payments')
    .select('amount_cents')
    .where('application_id', '=', ids.openApplications[0])
    .where('kind', '=', 'CHARGE')
    .executeTakeFirst();
  expect(charge).toEqual({ amount_cents: 23_226 });
});

test('the CSV names what an ad-hoc payment was for', async () => {
  await give('REIMBURSEMENT', 12.5, 'Parking');
  await runDue(server);
  await draft();
  const { payload } = await server.server.inject({
    url: `/api${path}csv/`,
    headers: { authorization: `Bearer ${tokenOf('manager')}` },
  });
  expect(payload).toContain('Reimbursement (USD)');
  expect(payload).toMatch(/,Reimbursement,/);
});
