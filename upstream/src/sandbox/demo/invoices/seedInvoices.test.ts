import { expect, test } from 'vitest';
import { balances } from '../../../testing/ledger.ts';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';

const { database } = await startDemoUpstream();

test('Marigold Hall has a draft, an open, an overdue, a failed and a paid invoice, the latest first', async () => {
  const invoices = await database
    .selectFrom('invoices')
    .select(['status', 'number', 'line_count'])
    .where('location_id', '=', 2)
    .orderBy('period_end', 'desc')
    .execute();

  const statuses = invoices.map(({ status }) => status);
  expect(statuses.slice(0, 4)).toEqual(['DRAFT', 'ISSUED', 'OVERDUE', 'FAILED']);
  expect(new Set(statuses.slice(4))).toEqual(new Set(['PAID']));
  expect(invoices.at(-1)?.number).toBe('INV-1-00001');
});

test('the invoices of the demo data are in the ledger', async () => {
  const unpaid = await database
    .selectFrom('invoices')
    .select(({ fn }) => fn.sum<number>('total_cents').as('cents'))
    .where('status', 'in', ['ISSUED', 'OVERDUE', 'FAILED'])
    .executeTakeFirstOrThrow();

  expect((await balances(database)).INVOICE_RECEIVABLE).toBe(unpaid.cents);
});
