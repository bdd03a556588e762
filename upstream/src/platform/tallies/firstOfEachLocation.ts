import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LocationScope } from '../access/locationScope.ts';

/** Beyond so many rows it is quicker to walk through all locations at once. */
const mostRows = 2000;

/** True for the rows of one location, within the query given to {@link firstOfEachLocation}. */
export const isAtThisLocation = sql<SqlBool>`location_id = this_location.id`;

/**
 * Whether a page of a list over several locations is among the first rows of each of them, few enough to be
 * merged. The database would rather walk through the rows of all locations, of which these may be a small part.
 *
 * @param rowsToPageEnd how many rows the list has up to the end of the page
 */
export function canBeMerged(scope: LocationScope, rowsToPageEnd: number): scope is readonly number[] {
  return scope !== 'all' && scope.length > 1 && scope.length * rowsToPageEnd <= mostRows;
}

/** The ids that a query gives for each of the locations, together. The query selects `id` by `isAtThisLocation`. */
export function firstOfEachLocation(
  locationIds: readonly number[],
  ids: Expression<{ id: number }>,
): RawBuilder<number> {
  return sql<number>`(
    select first_rows.id
    from unnest(array[${sql.join(locationIds)}]::integer[]) as this_location (id)
    cross join lateral ${ids} as first_rows
  )`;
}
