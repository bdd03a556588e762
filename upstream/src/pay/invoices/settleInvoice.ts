import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { payParts } from '../returnedParts/payParts.ts';
import { postInvoice } from './postInvoice.ts';

/** The charge of an invoice, which has arrived, or which the bank gave back after it had taken it. */
type Settled = { chargeKey: string; event: 'INVOICE_PAID' | 'INVOICE_GIVEN_BACK' };

/**
 * Records that an invoice is paid by this charge: in the ledger, and as the charges of the work on it. Where only parts of an
 * earlier charge were missing, it paid those.
 */
export async function settleInvoice(
  trx: Transaction<Tables>,
  id: number,
  { chargeKey, event }: Settled,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ status: 'PAID', paid_ts: now, failure_code: null, next_ts: null })
    .where('id', '=', id)
    .execute();
  const isPart = await payParts(trx, { column: 'invoice_id', id }, chargeKey, now);
  if (!isPart) await postInvoice(trx, id, event, now);
  await sql`
    insert into payments (application_id, kind, status, amount_cents, submitted_ts)
    select application_id, 'CHARGE', 'AVAILABLE', sum(invoice_lines.total_cents), ${now}
    from invoice_lines join invoices on invoices.id = invoice_id
    where invoices.status = 'PAID' and adhoc_payment_id is null
      and application_id in (
        select application_id from invoice_lines where invoice_id = ${id} and adhoc_payment_id is null
      )
      -- A correction that is paid first leaves the work unpaid.
      and not exists (
        select from invoice_lines as others join invoices as unpaid on unpaid.id = others.invoice_id
        where others.application_id = invoice_lines.application_id and others.adhoc_payment_id is null
          and others.total_cents > 0 and unpaid.status not in ('DRAFT', 'PAID')
      )
    group by application_id
    having sum(invoice_lines.total_cents) >= 0
    on conflict (application_id, kind) do update
      set status = 'AVAILABLE', amount_cents = excluded.amount_cents, failure_code = null, due_ts = null
      -- A charge of the card for the work itself stays as it is.
      where payments.status not in ('SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT')
        and not exists (
          select from ledger_postings
          where ledger_postings.application_id = excluded.application_id
            and event in ('CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK')
            and adhoc_payment_id is null and dispute_id is null
          having count(*) filter (where event <> 'CHARGE_RETURNED') > count(*) filter (where event = 'CHARGE_RETURNED')
        )
  `.execute(trx);
}
