import { sql } from 'kysely';
import { retryAutoSelect } from '../../filling/autoSelect/retryAutoSelect.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { batchCounter } from '../../platform/dueWork/batchCounter.ts';
import { dueWorkLock } from '../../platform/dueWork/runDueWork.ts';
import type { Services } from '../../platform/server/services.ts';

/**
 * Processes everything due at an instant, with the clock at that instant, in one transaction.
 *
 * @param hasTime whether to continue after a batch
 * @throws Error for a job that never finishes
 * @returns whether everything was processed; otherwise the rest is still due
 */
export function doDueAt(
  services: Services,
  instant: Date,
  hasTime: () => boolean = () => true,
): Promise<boolean> {
  const then = { ...services, clock: clockAt(services.clock, instant) };
  return inTransactionOf(then, null, async (trx) => {
    // Wait for a concurrent run of due work instead of skipping.
    await sql`select pg_advisory_xact_lock(${dueWorkLock})`.execute(trx);
    await retryAutoSelect(trx, instant);
    for (const job of services.dueJobs) {
      const countBatch = batchCounter(job.name);
      for (;;) {
        countBatch();
        if ((await job.work(then, trx, instant)) === 0) break;
        if (!hasTime()) return false;
      }
    }
    return true;
  });
}

function clockAt(clock: Clock, instant: Date): Clock {
  return {
    now: () => new Date(instant),
    systemNow: () => clock.systemNow(),
    offset: instant.getTime() - clock.systemNow().getTime(),
    move: (offset) => clock.move(offset),
  };
}
