import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { settleInvoice } from '../invoices/settleInvoice.ts';
import { postCharge } from '../payments/postCharge.ts';
import type { PartSubject } from '../returnedParts/partSubject.ts';
import { setCharge } from '../returnedParts/setCharge.ts';

type Restored = { subject: PartSubject; chargeKey: string; cents: number };

/** A charge that a bank gave back counts again, as it did before it came back. */
export async function restoreCharge(
  trx: Transaction<Tables>,
  { subject, chargeKey, cents }: Restored,
  now: Date,
): Promise<void> {
  const { column, id } = subject;
  if (column === 'invoice_id') {
    await settleInvoice(trx, id, { chargeKey, event: 'INVOICE_GIVEN_BACK' }, now);
    return;
  }
  const charge = {
    application_id: await applicationOf(trx, { column, id }),
    pays: [column, id],
    cents,
  } as const;
  await postCharge(trx, 'CHARGE_GIVEN_BACK', charge, now);
  await setCharge(trx, subject, null, now);
  // A bank may have given the payout back since, which the next step finds.
  if (column === 'adhoc_payment_id') {
    await trx.updateTable('adhoc_payments').set({ due_ts: now }).where('id', '=', id).execute();
  }
}

type Work = { column: Exclude<PartSubject['column'], 'invoice_id'>; id: number };

async function applicationOf(trx: Transaction<Tables>, { column, id }: Work): Promise<number> {
  if (column === 'application_id') return id;
  const { application_id } = await trx
    .selectFrom(column === 'dispute_id' ? 'disputes' : 'adhoc_payments')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return application_id;
}
