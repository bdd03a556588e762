import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Counts of these locations, by location; a location without any is absent. */
export async function readHomeCounts(database: Database, locationIds: readonly number[], now: Date) {
  const geoLogs = await database
    .selectFrom('geo_log_tallies')
    .select('location_id')
    .select(({ fn }) => fn.sum<number>('amount').as('count'))
    .where('location_id', 'in', locationIds)
    .where('is_flagged_for_staffer_review', '=', true)
    .groupBy('location_id')
    .execute();
  const dueGigs = await database
    .selectFrom('gigs')
    .select(['location_id', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', 'in', locationIds)
    .where('status', 'in', ['INCOMPLETE', 'FAILED_PAYMENT'])
    // Payments on their way wait for no one.
    .where(
      sql<boolean>`(gigs.status = 'FAILED_PAYMENT' or exists (
        select from gig_applications join locations on locations.id = gig_applications.location_id
        where gig_applications.gig_id = gigs.id and is_confirmed and not is_cancelled
          and (business_payment_status is null or business_payment_status in ('FAILED', 'ERROR'))
          and (not locations.invoicing_enabled or pro_payment_status is null
            or pro_payment_status in ('FAILED', 'ERROR'))
      ))`,
    )
    .groupBy(['location_id', 'status'])
    .execute();
  const invitations = await database
    .selectFrom('invitations')
    .select('location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', 'in', locationIds)
    .where('status', '<>', 'ACCEPTED')
    .where('expires_ts', '>', now)
    .groupBy('location_id')
    .execute();
  return {
    geoLogs: countsOf(geoLogs),
    dueGigs: countsOf(dueGigs.filter(({ status }) => status === 'INCOMPLETE')),
    failedGigs: countsOf(dueGigs.filter(({ status }) => status === 'FAILED_PAYMENT')),
    invitations: countsOf(invitations),
  };
}

/** Counts by location. */
export type HomeCounts = Awaited<ReturnType<typeof readHomeCounts>>;

function countsOf(rows: readonly { location_id: number | null; count: number }[]): Map<number, number> {
  return new Map(rows.map(({ location_id, count }) => [location_id ?? 0, count]));
}
