import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { batchSize } from './dueJob.ts';

/** Which rows are due, and how they change. */
type DueChange = {
  table: 'gigs' | 'gig_applications';
  condition: RawBuilder<unknown>;
  /** The column with the due time: the earliest come first. */
  dueAt: string;
  set: RawBuilder<unknown>;
  /** Default: nothing but the id. */
  returning?: RawBuilder<unknown>;
};

/**
 * Changes a batch of due rows, skipping those that are locked, and returns their ids. Jobs are idle most of the time, and an
 * update runs the triggers of its table also for no rows, so it is sent only if something is due.
 */
export async function changeDue(
  trx: Transaction<Tables>,
  { table, condition, dueAt, set, returning = sql`id` }: DueChange,
): Promise<number[]> {
  const due = sql`select id from ${sql.table(table)} where ${condition}`;
  const { rows: first } = await sql`${due} limit 1`.execute(trx);
  if (first.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${set}
    where id in (${due} order by ${sql.ref(dueAt)}, id limit ${batchSize} for update skip locked)
    returning ${returning}
  `.execute(trx);
  return rows.map(({ id }) => id);
}
