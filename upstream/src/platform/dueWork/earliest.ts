import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { DueWindow } from '../../dueWork/dueJob.ts';

/**
 * The earliest instant in a column after the window's, among these rows.
 *
 * @param column what becomes due, as `gigs.start_time`
 * @param location where the row's location stands
 */
export async function earliest<TB extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, TB, object>,
  { after, locationId }: DueWindow,
  { column, location }: { column: string; location: string },
): Promise<Date | null> {
  const instant = sql.ref<Date>(column);
  let due = rows
    // The database counts microseconds: rounded down, the instant would come before what is due at it.
    .select(sql<Date>`date_trunc('milliseconds', ${instant} + interval '999 microseconds')`.as('due'))
    .where(sql<SqlBool>`${instant} > ${after}`)
    .orderBy(instant)
    .limit(1);
  if (locationId !== null) due = due.where(sql<SqlBool>`${sql.ref(location)} = ${locationId}`);
  const found = await due.executeTakeFirst();
  return found?.due ?? null;
}
