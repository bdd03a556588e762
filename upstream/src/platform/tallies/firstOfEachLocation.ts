import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LocationScope } from '../access/locationScope.ts';

/** Beyond this many rows, reading all locations in one scan is faster. */
const mostRows = 2000;

/** True for the rows of one location, within the query given to {@link firstOfEachLocation}. */
export const isAtThisLocation = sql<SqlBool>`location_id = this_location.id`;

/**
 * Whether a page of a list over several locations can be merged from the first rows of each location. Left alone, the
 * database would scan the rows of all locations, of which these may be a small part.
 *
 * @param rowsToPageEnd the number of rows up to the end of the page
 */
export function canBeMerged(scope: LocationScope, rowsToPageEnd: number): scope is readonly number[] {
  return scope !== 'all' && scope.length > 1 && scope.length * rowsToPageEnd <= mostRows;
}

/** The ids that a query returns for each location, combined. The query selects `id` by `isAtThisLocation`. */
export function firstOfEachLocation(
  locationIds: readonly number[],
  ids: Expression<{ id: number }>,
): RawBuilder<number> {
  return sql<number>`(
    select first_rows.id
    from unnest(array[${sql.join(locationIds)}]::bigint[]) as this_location (id)
    cross join lateral ${ids} as first_rows
  )`;
}
