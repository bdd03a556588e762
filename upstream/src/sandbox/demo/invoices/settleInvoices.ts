import type { Transaction } from 'kysely';
import { chargedMethod } from '../../../pay/invoices/chargedMethod.ts';
import { readPayer } from '../../../pay/invoices/payer.ts';
import { settleInvoice } from '../../../pay/invoices/settleInvoice.ts';
import type { Tables } from '../../../platform/database/tables.ts';

const day = 24 * 3_600_000;

/** Settles the invoices that are due, but for two of each location: the latest is overdue, and the one before it failed. */
export async function settleInvoices(trx: Transaction<Tables>, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('invoices')
    .select(['id', 'organization_id', 'location_id', 'next_ts'])
    .where('status', '=', 'ISSUED')
    .where('next_ts', '<=', now)
    .orderBy('period_end', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const [, invoices] of Map.groupBy(due, ({ location_id }) => location_id)) {
    const [overdue, failed, ...paid] = invoices;
    if (overdue) await change(trx, overdue.id, { status: 'OVERDUE' });
    if (failed) await change(trx, failed.id, { status: 'FAILED', failure_code: 'CARD_DECLINED', attempt: 1 });
    for (const { next_ts, ...invoice } of paid.toReversed()) {
      const { id } = invoice;
      const method = chargedMethod(await readPayer(trx, 'SANDBOX', invoice));
      await trx
        .updateTable('invoices')
        .set({ charged_method: method && JSON.stringify(method) })
        .where('id', '=', id)
        .execute();
      const charge = { chargeKey: `invoice-${id}-1`, event: 'INVOICE_PAID' } as const;
      await settleInvoice(trx, id, charge, new Date((next_ts ?? now).getTime() - 3 * day));
    }
  }
}

async function change(
  trx: Transaction<Tables>,
  id: number,
  values: { status: 'OVERDUE' } | { status: 'FAILED'; failure_code: 'CARD_DECLINED'; attempt: number },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ ...values, next_ts: null })
    .where('id', '=', id)
    .execute();
}
