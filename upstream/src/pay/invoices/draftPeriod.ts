import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { smallestCharge } from '../payments/smallestCharge.ts';
import type { BillingTerms } from './billingTerms.ts';
import { type Days, findDraft } from './findDraft.ts';
import { findOtherDraft } from './findOtherDraft.ts';
import { linesFor } from './linesFor.ts';
import type { NewLine } from './newLine.ts';
import { sumInvoice } from './sumInvoice.ts';
import { type Period, type Queued, takeFromQueue, waitInQueue } from './workToInvoice.ts';

/**
 * Drafts the invoices of a period: one for the location, one for each of its addresses, or its part of that of the
 * organization; and the same for an organization that the location has left, for work from before. What such an organization
 * gets back comes off any draft of it, as it may never get another one for this location. What was held back before is on it
 * with the reason, and no longer held back.
 *
 * @returns the ids of the invoices that are for this location
 */
export async function draftPeriod(
  trx: Transaction<Tables>,
  { network, taxPercent }: BillingTerms,
  period: Period,
  now: Date,
): Promise<number[]> {
  const { due, payers } = await takeFromQueue(trx, period);
  const ids = due.map(({ application_id }) => application_id);
  const lines = await linesFor(trx, network, ids, null);
  if (lines.length === 0) return [];
  const location = await trx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', period.location_id)
    .executeTakeFirstOrThrow();
  const addresses =
    location.invoice_style === 'ADDRESS' ? await addressesOf(trx, ids) : new Map<number, string>();
  const payerOf = (line: { application_id: number }) => payers.get(line.application_id) ?? 0;
  const drafted = [];
  for (const [organizationId, ofOrganization] of Map.groupBy(lines, payerOf)) {
    const queued = due.filter((work) => payerOf(work) === organizationId);
    const days = daysOf(queued);
    const byAddress = Map.groupBy(ofOrganization, (line) => addresses.get(line.application_id) ?? null);
    for (const [address, part] of byAddress) {
      const isOwn = organizationId === location.organization_id || isEnoughToBill(part);
      const invoiceId = isOwn
        ? await findDraft(trx, { location, organizationId, address, days, now })
        : await findOtherDraft(trx, organizationId);
      if (invoiceId === null) {
        await waitInQueue(trx, queued.filter(isOf(part)), period.location_id, now);
        continue;
      }
      await addLines(trx, invoiceId, part, queued);
      await sumInvoice(trx, invoiceId, taxPercent);
      if (isOwn) drafted.push(invoiceId);
    }
  }
  return drafted;
}

const isEnoughToBill = (lines: readonly NewLine[]) =>
  lines.reduce((sum, { total_cents }) => sum + total_cents, 0) >= smallestCharge;

const isOf = (lines: readonly NewLine[]) => (work: Queued) =>
  lines.some(({ application_id }) => application_id === work.application_id);

async function addLines(
  trx: Transaction<Tables>,
  invoice_id: number,
  lines: readonly NewLine[],
  queued: readonly Queued[],
): Promise<void> {
  const reasonOf = new Map(queued.map(({ application_id, held_reason }) => [application_id, held_reason]));
  await trx
    .insertInto('invoice_lines')
    .values(
      lines.map((line) => ({
        ...line,
        invoice_id,
        amounts: JSON.stringify(line.amounts),
        earlier_held_reason: reasonOf.get(line.application_id) ?? null,
      })),
    )
    .execute();
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
