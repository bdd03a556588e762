import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BillingTerms } from './billingTerms.ts';
import { type Days, findDraft } from './findDraft.ts';
import { linesFor } from './linesFor.ts';
import { sumInvoice } from './sumInvoice.ts';

/** A period of a location, by its end. */
export type Period = {
  location_id: number;
  due_ts: Date;
  /** Who is billed, if the location has just left them; otherwise its organization is. */
  organization_id?: number;
};

/**
 * Drafts the invoices of a period: one for the location, one for each of its addresses, or its part of that of the
 * organization. What was held back before is on it with the reason, and no longer held back.
 *
 * @returns the ids of the invoices
 */
export async function draftPeriod(
  trx: Transaction<Tables>,
  { network, taxPercent }: BillingTerms,
  period: Period,
  now: Date,
): Promise<number[]> {
  const due = await trx
    .deleteFrom('work_to_invoice')
    .where('location_id', '=', period.location_id)
    .where('due_ts', '=', period.due_ts)
    .returning(['application_id', 'held_reason', 'period_start', 'period_end'])
    .execute();
  const reasonOf = new Map(due.map(({ application_id, held_reason }) => [application_id, held_reason]));
  const ids = due.map(({ application_id }) => application_id);
  const lines = await linesFor(trx, network, ids, null);
  if (lines.length === 0) return [];
  const place = await trx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', period.location_id)
    .executeTakeFirstOrThrow();
  const location = { ...place, organization_id: period.organization_id ?? place.organization_id };
  const addresses =
    location.invoice_style === 'ADDRESS' ? await addressesOf(trx, ids) : new Map<number, string>();
  const days = daysOf(due);
  const drafted = [];
  for (const [address, part] of Map.groupBy(lines, (line) => addresses.get(line.application_id) ?? null)) {
    const invoiceId = await findDraft(trx, { location, address, days, now });
    await trx
      .insertInto('invoice_lines')
      .values(
        part.map((line) => ({
          ...line,
          invoice_id: invoiceId,
          amounts: JSON.stringify(line.amounts),
          earlier_held_reason: reasonOf.get(line.application_id) ?? null,
        })),
      )
      .execute();
    await sumInvoice(trx, invoiceId, taxPercent);
    drafted.push(invoiceId);
  }
  return drafted;
}

/** The days of all of this work: work that was queued before a change of the frequency can end with the work after it. */
function daysOf(due: readonly Days[]): Days {
  const starts = due.map(({ period_start }) => period_start).toSorted();
  const ends = due.map(({ period_end }) => period_end).toSorted();
  return { period_start: starts[0] ?? '', period_end: ends.at(-1) ?? '' };
}

/** Where the work of these applications was, as one line of text. */
async function addressesOf(trx: Transaction<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select(['gig_applications.id', 'address_line_1', 'city', 'state_code', 'zip_code'])
    .where('gig_applications.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, address_line_1, city, state_code, zip_code }) => [
      id,
      `${address_line_1}, ${city}, ${state_code} ${zip_code}`,
    ]),
  );
}
