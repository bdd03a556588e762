import type { Expression, SqlBool } from 'kysely';

/** What the rows of a list must meet, apart from their location; columns without a table's name are the list's own. */
export type ListConditions = {
  /** On columns that the list's tally has too. */
  tallied: Expression<SqlBool>[];
  /** On what only the list's table knows. */
  others: Expression<SqlBool>[];
};
