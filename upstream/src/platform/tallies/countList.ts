import { sql } from 'kysely';
import type { LocationScope } from '../access/locationScope.ts';
import type { Database } from '../database/database.ts';
import { type ListConditions, placeOf } from './listConditions.ts';

const tallies = {
  gigs: 'gig_tallies',
  gig_applications: 'gig_application_tallies',
  geo_logs: 'geo_log_tallies',
  adhoc_payments: 'adhoc_payment_tallies',
} as const;

/** The `location_id` of the tallies of all locations together. */
const allLocations = 0;

type CountedList = ListConditions & { table: keyof typeof tallies; scope: LocationScope };

/** Counts the rows of a list, from tallies where possible, so that counting does not slow down as the list grows. */
export async function countList(
  database: Database,
  { table, scope, ...conditions }: CountedList,
): Promise<number> {
  const { tallied, others } = conditions;
  const isTallied = others.length === 0;
  const locationIds = scope === 'all' && isTallied ? [allLocations] : scope;
  if (locationIds.length === 0) return 0;
  const place = placeOf(conditions, locationIds);
  const { rows } = await sql<{ count: number | null }>`
    select ${isTallied ? sql`sum(amount)` : sql`count(*)`} as count
    from ${sql.table(isTallied ? tallies[table] : table)}
    where ${sql.join([place, ...tallied, ...others], sql` and `)}
  `.execute(database);
  return rows[0]?.count ?? 0;
}
