import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { smallestCharge } from '../payments/smallestCharge.ts';
import type { BillingTerms } from './billingTerms.ts';
import { nextNumber } from './nextNumber.ts';
import { termsInDays } from './paymentTerms.ts';
import { postInvoice } from './postInvoice.ts';
import { countCredits } from './countCredits.ts';
import { postpone } from './postpone.ts';
import { refreshLines } from './refreshLines.ts';
import { sumInvoice } from './sumInvoice.ts';

/**
 * Issues a draft: brings its lines up to date, leaves those that are held back to a later invoice, and gives it a number.
 * A draft that bills less than can be charged is deleted, and its lines wait for the next period.
 *
 * @param approvedBy null if the review ended by itself
 * @returns whether it was issued
 */
export async function issueInvoice(
  trx: Transaction<Tables>,
  { network, seller, taxPercent }: BillingTerms,
  draft: Pick<Selectable<Tables['invoices']>, 'id' | 'organization_id' | 'timezone'>,
  { now, approvedBy }: { now: Date; approvedBy: number | null },
): Promise<boolean> {
  const { id, organization_id, timezone } = draft;
  await postpone(trx, id, now, 'HELD');
  await refreshLines(trx, network, id);
  const total = await sumInvoice(trx, id, taxPercent);
  if (total < smallestCharge) {
    await postpone(trx, id, now, 'ALL');
    await trx.deleteFrom('invoices').where('id', '=', id).execute();
    return false;
  }
  const dueDate = sql<string>`((${now}::timestamptz at time zone ${timezone})::date + ${termsInDays}::integer)`;
  await trx
    .updateTable('invoices')
    .set({
      status: 'ISSUED',
      number: await nextNumber(trx, organization_id),
      seller: seller && JSON.stringify(seller),
      approved_by_user_id: approvedBy,
      issued_ts: now,
      due_date: dueDate,
      // The due date is a whole day.
      next_ts: sql<Date>`(${dueDate} + 1)::timestamp at time zone ${timezone}`,
    })
    .where('id', '=', id)
    .execute();
  await countCredits(trx, id, now);
  await postInvoice(trx, id, 'INVOICED', now);
  return true;
}
