import { sql } from 'kysely';
import type { LocationScope } from '../access/locationScope.ts';
import type { Database } from '../../database/database.ts';
import { allLocations } from '../../database/tables/tallies.ts';
import { type ListConditions, placeOf } from '../../tallies/listConditions.ts';

const tallies = {
  gigs: 'gig_tallies',
  gig_applications: 'gig_application_tallies',
} as const;

/** A list whose length is asked for. */
type CountedList = ListConditions & { table: keyof typeof tallies; scope: LocationScope };

/** How many rows a list has: by the tallies where they can tell, so that no list grows slow with its length. */
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
