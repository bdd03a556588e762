import { sql, type Transaction } from 'kysely';
import { inTransactionOf } from '../database/inTransactionOf.ts';
import type { Tables } from '../database/tables.ts';
import { batchCounter } from './batchCounter.ts';
import type { DueJob, DueServices } from './dueJob.ts';

/** An arbitrary number, unique among the advisory locks on the database. */
export const dueWorkLock = 4_001_003;

/** How many items each job processed; idle jobs are omitted. */
export type DoneWork = Record<string, number>;

/**
 * Runs all due jobs in small transactions of the system: one for each batch, and one for all jobs that have nothing to
 * do until a job that has. Of several servers on one database, one works at a time and the others skip. A failing job
 * does not prevent the others, nor does one that never finishes.
 *
 * @throws AggregateError with the failures, after all jobs ran
 */
export async function runDueWork(services: DueServices, jobs: readonly DueJob[]): Promise<DoneWork> {
  const done: DoneWork = {};
  const errors: unknown[] = [];
  const counters = new Map(jobs.map((job) => [job, batchCounter(job.name)]));
  let waiting = jobs;
  while (waiting.length > 0) {
    /** How many of the first waiting jobs had nothing to do. */
    let idle = 0;
    try {
      const batch = await inTransactionOf(services, null, async (trx) => {
        if (!(await isOurTurn(trx))) return null;
        for (const job of waiting) {
          counters.get(job)?.();
          const count = await job.work(services, trx, services.clock.now());
          if (count > 0) return { name: job.name, count };
          idle += 1;
        }
        return { name: '', count: 0 };
      });
      if (batch === null) break;
      waiting = waiting.slice(idle);
      if (batch.count > 0) done[batch.name] = (done[batch.name] ?? 0) + batch.count;
    } catch (error) {
      errors.push(error);
      const failed = waiting[idle];
      if (!failed) break;
      services.counters?.workFailed(failed.name);
      // The idle jobs before it run again: what they noted, such as an item that cannot be done, was rolled back.
      waiting = waiting.toSpliced(idle, 1);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some jobs failed');
  return done;
}

async function isOurTurn(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${dueWorkLock}) as is_ours
  `.execute(trx);
  return rows[0]?.is_ours === true;
}
