import type { Database } from '../../platform/database/database.ts';
import { countsOf } from './countsOf.ts';

/** Counts of what these locations have to pay beside their work, by location; a location without any is absent. */
export async function readHomeBills(database: Database, locationIds: readonly number[], now: Date) {
  const invoices = database
    .selectFrom('invoices')
    .innerJoin('locations', 'locations.id', 'invoices.location_id')
    .select('locations.id as location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invoices.location_id', 'in', locationIds)
    // An organization that the location has left keeps its invoices.
    .whereRef('invoices.organization_id', '=', 'locations.organization_id')
    .groupBy('locations.id');
  const unpaid = invoices
    .where('invoices.status', 'in', ['FAILED', 'OVERDUE'])
    .where('invoices.is_charging', '=', false)
    .execute();
  const toReview = invoices
    .where('invoices.status', '=', 'DRAFT')
    .where('invoices.review_ends_ts', '>', now)
    .execute();
  // Those that the platform pays are retried by the platform.
  const extraPayments = database
    .selectFrom('adhoc_payments')
    .select('location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', 'in', locationIds)
    .where('status', 'in', ['FAILED', 'ERROR'])
    .where('charged_to_business', '=', true)
    .where('reason', '<>', 'TOS')
    .groupBy('location_id')
    .execute();
  const [late, drafts, extra] = await Promise.all([unpaid, toReview, extraPayments]);
  return { unpaid: countsOf(late), toReview: countsOf(drafts), extraPayments: countsOf(extra) };
}
