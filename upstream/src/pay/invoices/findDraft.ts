import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BillTo } from './invoiceTables.ts';

/** How long managers have to review a draft, in milliseconds. */
const reviewPeriod = 24 * 3_600_000;

/** The days of a period, both inclusive. */
export type Days = { period_start: string; period_end: string };

type Draft = {
  location: Selectable<Tables['locations']>;
  /** Who is billed, which may have the location no more. */
  organizationId: number;
  /** Null unless there is one invoice per address. */
  address: string | null;
  days: Days;
  now: Date;
};

/**
 * A draft for the period, which is new unless the organization has one that its locations share.
 *
 * @returns its id
 */
export async function findDraft(
  trx: Transaction<Tables>,
  { location, organizationId, address, days, now }: Draft,
): Promise<number> {
  const isShared = location.invoice_style === 'LOCATION' && location.billing_source === 'ORGANIZATION';
  if (isShared) {
    const shared = await trx
      .selectFrom('invoices')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('location_id', 'is', null)
      .where('status', '=', 'DRAFT')
      .where('period_start', '=', days.period_start)
      .where('period_end', '=', days.period_end)
      // It may be issued right now.
      .forUpdate()
      .executeTakeFirst();
    if (shared) return shared.id;
  }
  const reviewEnds = new Date(now.getTime() + reviewPeriod);
  const { id } = await trx
    .insertInto('invoices')
    .values({
      organization_id: organizationId,
      location_id: isShared ? null : location.id,
      address,
      status: 'DRAFT',
      style: location.invoice_style ?? 'STANDARD',
      ...days,
      timezone: location.timezone,
      bill_to: JSON.stringify(await billTo(trx, location, organizationId)),
      created_ts: now,
      review_ends_ts: reviewEnds,
      next_ts: reviewEnds,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payer: the location, or the organization where that is billed or has the location no more. Organizations have no address of their own. */
async function billTo(
  trx: Transaction<Tables>,
  { organization_id, billing_source, name, street_address, city, state_code, zip_code }: Draft['location'],
  organizationId: number,
): Promise<BillTo> {
  const address = { street_address, city, state_code, zip_code };
  if (billing_source === 'LOCATION' && organization_id === organizationId) return { name, ...address };
  const organization = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name: organization.name, ...address };
}
