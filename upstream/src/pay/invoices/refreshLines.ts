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
    .select(['id', 'application_id'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const ids = drafted.map(({ application_id }) => application_id);
  const lines = await linesFor(trx, network, ids, invoiceId);
  const lineOf = new Map(lines.map((line) => [line.application_id, line]));
  for (const { id, application_id } of drafted) {
    const line = lineOf.get(application_id);
    if (!line) await trx.deleteFrom('invoice_lines').where('id', '=', id).execute();
    else {
      const values = { ...line, amounts: JSON.stringify(line.amounts) };
      await trx.updateTable('invoice_lines').set(values).where('id', '=', id).execute();
    }
  }
}
