import { type Expression, sql, type SqlBool } from 'kysely';
import { isInScope, type LocationScope } from '../access/locationScope.ts';

/** The conditions of a list, apart from its locations. Columns without a table name belong to the list's table. */
export type ListConditions = {
  /** On columns that the list's tally also has. */
  tallied: Expression<SqlBool>[];
  /** On other columns or tables. */
  others: Expression<SqlBool>[];
  /** Whether `others` already restrict the rows to the one requested location. */
  areOfOneLocation?: boolean;
};

/**
 * The condition on the location. It is `true` where the other conditions imply it: otherwise the database
 * would read all rows of the location first.
 */
export function placeOf({ areOfOneLocation }: ListConditions, scope: LocationScope): Expression<SqlBool> {
  const isImplied = areOfOneLocation === true && scope !== 'all' && scope.length === 1;
  return isImplied ? sql<SqlBool>`true` : isInScope('location_id', scope);
}
