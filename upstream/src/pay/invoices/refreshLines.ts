import type { Transaction } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { linesFor } from './linesFor.ts';

/** Brings the lines of a draft up to date with the ledger, and deletes those that owe nothing. */
export async function refreshLines(
  trx: Transaction<Tables>,
  network: CardNetworkName,
  invoiceId: number,
): Promise<void> {
  const drafted = await trx
    .selectFrom('invoice_lines')
    .select(['id', 'application_id', 'adhoc_payment_id'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const ids = [...new Set(drafted.map(({ application_id }) => application_id))];
  const lines = await linesFor(trx, network, ids, invoiceId);
  for (const { id, application_id, adhoc_payment_id } of drafted) {
    const line = lines.find(
      (each) =>
        each.application_id === application_id && (each.adhoc_payment_id ?? null) === adhoc_payment_id,
    );
    if (!line) await trx.deleteFrom('invoice_lines').where('id', '=', id).execute();
    else {
      const values = { ...line, amounts: JSON.stringify(line.amounts) };
      await trx.updateTable('invoice_lines').set(values).where('id', '=', id).execute();
    }
  }
}
