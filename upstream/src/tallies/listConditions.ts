import { type Expression, sql, type SqlBool } from 'kysely';
import { isInScope, type LocationScope } from '../platform/access/locationScope.ts';

/** What the rows of a list must meet, apart from their location; columns without a table's name are the list's own. */
export type ListConditions = {
  /** On columns that the list's tally has too. */
  tallied: Expression<SqlBool>[];
  /** On what only the list's table knows. */
  others: Expression<SqlBool>[];
  /** Whether only rows of the one location that is asked for can meet the others. */
  areOfOneLocation?: boolean;
};

/**
 * Keeps the rows of the list's locations. Where the other conditions do that already it says nothing: the database
 * would read all rows of the location, only to find that it need not have.
 */
export function placeOf({ areOfOneLocation }: ListConditions, scope: LocationScope): Expression<SqlBool> {
  const isSaid = areOfOneLocation === true && scope !== 'all' && scope.length === 1;
  return isSaid ? sql<SqlBool>`true` : isInScope('location_id', scope);
}
