import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PartSubject } from './partSubject.ts';
import { postParts } from './postParts.ts';

/**
 * The charge with this key has arrived: where parts of an earlier charge were missing, it paid these.
 *
 * @returns whether that was so
 */
export async function payParts(
  trx: Transaction<Tables>,
  { column, id }: PartSubject,
  chargeKey: string,
  now: Date,
): Promise<boolean> {
  const parts = await trx
    .updateTable('returned_parts')
    .set({ status: 'PAID', paid_key: chargeKey })
    .where(column, '=', id)
    .where('status', '=', 'MISSING')
    .returning(['id', 'invoice_id', 'status', 'cents'])
    .execute();
  await postParts(trx, 'PART_CHARGED', parts, now);
  return parts.length > 0;
}
