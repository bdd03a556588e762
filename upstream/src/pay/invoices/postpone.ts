import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Takes lines off a draft, to be on the invoice of the next period: those that are held back, or all. Work that is in the
 * queue already is locked there, so that a period that is drafted right now does not miss it.
 */
export async function postpone(
  trx: Transaction<Tables>,
  invoiceId: number,
  now: Date,
  which: 'HELD' | 'ALL',
): Promise<void> {
  await sql`
    with postponed as (
      delete from invoice_lines
      where invoice_id = ${invoiceId} and (${which === 'ALL'}::boolean or held_reason is not null)
      returning application_id, location_id, held_reason
    )
    insert into work_to_invoice (application_id, location_id, due_ts, held_reason)
    select application_id, location_id, invoice_period_end(${now}::timestamptz, location_id), max(held_reason)
    from postponed group by application_id, location_id
    on conflict (application_id) do update set
      held_reason = coalesce(excluded.held_reason, work_to_invoice.held_reason)
  `.execute(trx);
}
