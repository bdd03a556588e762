import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DueWindow } from './dueJob.ts';

/**
 * The earliest instant in a column of these rows, after the start of the window.
 *
 * @param column the column with the due time, such as `gigs.start_time`
 * @param location the column with the location id
 */
export async function earliest<TB extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, TB, object>,
  { after, locationId }: DueWindow,
  { column, location }: { column: string; location: string },
): Promise<Date | null> {
  const instant = sql.ref<Date>(column);
  let due = rows
    // The database stores microseconds: rounded down to milliseconds, the instant would precede what is due.
    .select(sql<Date>`date_trunc('milliseconds', ${instant} + interval '999 microseconds')`.as('due'))
    .where(sql<SqlBool>`${instant} > ${after}`)
    .orderBy(instant)
    .limit(1);
  if (locationId !== null) due = due.where(sql<SqlBool>`${sql.ref(location)} = ${locationId}`);
  const found = await due.executeTakeFirst();
  return found?.due ?? null;
}
