import type { LocationScope } from '../access/locationScope.ts';
import type { Database } from '../database/database.ts';
import { allLocations } from '../database/tables/tallies.ts';
import type { GigConditions } from './gigConditions.ts';

/** The ids of the gigs of these locations that meet the conditions, in no order yet. */
export function gigIds(database: Database, scope: LocationScope, { tallied, others }: GigConditions) {
  const gigs = database.selectFrom('gigs').select('gigs.id');
  const inScope = scope === 'all' ? gigs : gigs.where('location_id', 'in', scope);
  return inScope.where((eb) => eb.and([...tallied, ...others]));
}

/** How many there are: from the tallies where they can tell, so that no list grows slow with its length. */
export async function countGigs(
  database: Database,
  scope: LocationScope,
  conditions: GigConditions,
): Promise<number> {
  if (scope !== 'all' && scope.length === 0) return 0;
  const { count } =
    conditions.others.length > 0
      ? await gigIds(database, scope, conditions)
          .clearSelect()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      : await database
          .selectFrom('gig_tallies')
          .select(({ fn }) => fn.sum<number | null>('amount').as('count'))
          .where('location_id', 'in', scope === 'all' ? [allLocations] : scope)
          .where((eb) => eb.and(conditions.tallied))
          .executeTakeFirstOrThrow();
  return count ?? 0;
}
