import { sql } from 'kysely';
import { inTransactionOf } from '../database/inTransactionOf.ts';
import type { DueJob, DueUpstream } from '../../dueWork/dueJob.ts';
import { dueJobs } from '../../dueWork/dueJobs.ts';

/** Any number that no other user of the same PostgreSQL database locks on. */
export const dueWorkLock = 4_001_003;

/** How many things each job did; jobs that had nothing to do are left out. */
export type DoneWork = Record<string, number>;

/**
 * Does everything that is due, in small transactions of the system. Of several servers on one database one works at a
 * time; the others leave it to that one. A job that fails does not keep the others from their turn.
 *
 * @throws AggregateError with what went wrong, after all jobs had their turn
 */
export async function runDueWork(
  upstream: DueUpstream,
  jobs: readonly DueJob[] = dueJobs,
): Promise<DoneWork> {
  const done: DoneWork = {};
  const errors: unknown[] = [];
  for (const job of jobs) {
    try {
      const count = await finish(upstream, job);
      if (count > 0) done[job.name] = count;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all due work could be done');
  return done;
}

async function finish(upstream: DueUpstream, job: DueJob): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await inTransactionOf(upstream, null, async (trx) => {
      const { rows } = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(${dueWorkLock}) as is_ours
      `.execute(trx);
      return rows[0]?.is_ours ? job.work(upstream, trx, upstream.clock.now()) : 0;
    });
    if (batch === 0) return count;
    count += batch;
  }
}
