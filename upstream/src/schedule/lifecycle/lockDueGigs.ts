import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize } from '../../platform/dueWork/dueJob.ts';

/** Which gigs are due for a job. */
type DueGigs = {
  condition: RawBuilder<unknown>;
  /** The column with the due time. */
  dueAt: 'start_time' | 'open_to_network_ts' | 'move_to_marketplace_ts';
};

/**
 * Locks a batch of due gigs, skipping those that are locked, and returns their ids. Jobs are idle most of the time, and one
 * that updated what it found in a single statement would run all triggers of the table for no rows.
 */
export async function lockDueGigs(
  trx: Transaction<Tables>,
  { condition, dueAt }: DueGigs,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from gigs where ${condition}
    order by ${sql.ref(dueAt)}, id limit ${batchSize} for update skip locked
  `.execute(trx);
  return rows.map(({ id }) => id);
}
