import { sql } from 'kysely';
import { retryAutoSelect } from '../../filling/autoSelect/retryAutoSelect.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';
import { dueJobs } from '../../dueWork/dueJobs.ts';
import { dueWorkLock } from '../../platform/dueWork/runDueWork.ts';

/**
 * Does everything that is due at an instant, as if it were that instant, in one transaction.
 *
 * @param hasTime whether to go on after a batch
 * @returns whether everything is done; else the rest is still due
 */
export function doDueAt(
  upstream: DueUpstream,
  instant: Date,
  hasTime: () => boolean = () => true,
): Promise<boolean> {
  const then = { ...upstream, clock: standingAt(upstream.clock, instant) };
  return inTransactionOf(then, null, async (trx) => {
    // A round of the usual due work ends first, instead of being left to do what belongs to this instant.
    await sql`select pg_advisory_xact_lock(${dueWorkLock})`.execute(trx);
    await retryAutoSelect(trx, instant);
    for (const job of dueJobs) {
      while ((await job.work(then, trx, instant)) > 0) {
        if (!hasTime()) return false;
      }
    }
    return true;
  });
}

function standingAt(clock: Clock, instant: Date): Clock {
  return {
    now: () => new Date(instant),
    systemNow: () => clock.systemNow(),
    offset: instant.getTime() - clock.systemNow().getTime(),
    move: (offset) => clock.move(offset),
  };
}
