import { sql } from 'kysely';
import { inTransactionOf } from '../database/inTransactionOf.ts';
import { batchCounter } from './batchCounter.ts';
import type { DueJob, DueServices } from './dueJob.ts';

/** An arbitrary number, unique among the advisory locks on the database. */
export const dueWorkLock = 4_001_003;

/** How many items each job processed; idle jobs are omitted. */
export type DoneWork = Record<string, number>;

/**
 * Runs all due jobs in small transactions of the system. Of several servers on one database, one works at a
 * time and the others skip. A failing job does not prevent the others, nor does one that never finishes.
 *
 * @throws AggregateError with the failures, after all jobs ran
 */
export async function runDueWork(services: DueServices, jobs: readonly DueJob[]): Promise<DoneWork> {
  const done: DoneWork = {};
  const errors: unknown[] = [];
  for (const job of jobs) {
    try {
      const count = await finish(services, job);
      if (count > 0) done[job.name] = count;
    } catch (error) {
      services.counters?.workFailed(job.name);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some jobs failed');
  return done;
}

async function finish(services: DueServices, job: DueJob): Promise<number> {
  const countBatch = batchCounter(job.name);
  let count = 0;
  for (;;) {
    countBatch();
    const batch = await inTransactionOf(services, null, async (trx) => {
      const { rows } = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(${dueWorkLock}) as is_ours
      `.execute(trx);
      return rows[0]?.is_ours ? job.work(services, trx, services.clock.now()) : 0;
    });
    if (batch === 0) return count;
    count += batch;
  }
}
