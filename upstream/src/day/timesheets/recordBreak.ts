import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordedTime } from '../../filling/applications/recordedTime.ts';
import { impliedBreakEnd } from './impliedBreakEnd.ts';
import { recordCorrection } from './recordCorrection.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import { requirePossibleEnd, requirePossibleStart } from './requirePossibleBreak.ts';
import { lockWork, requireRecordable, type Work } from './work.ts';

type BreakTime = {
  applicationId: number;
  /** The current time if omitted. */
  time?: Date | undefined;
  note: string | null;
};

/**
 * Starts a break of a pro at work. One that is recorded after the clock-out or a later break ends with that, until its own
 * end is recorded.
 *
 * @throws ApiError invalid or invalid_transition when that is not possible
 */
export function startBreak(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  caller: Caller,
  { applicationId, time: requested, note }: BreakTime,
): Promise<void> {
  return inTransactionOf(services, caller, async (trx) => {
    const work = await lockWork(trx, applicationId);
    const now = services.clock.now();
    requireRecordable(work);
    const time = recordedTime(requested, now);
    requirePossibleStart(work, time);
    await trx
      .insertInto('shift_breaks')
      .values({
        application_id: applicationId,
        start_time: time,
        end_time: impliedBreakEnd(work, time),
        note,
        recorded_by_user_id: caller.userId,
      })
      .execute();
    await recordBreakChange(services, trx, work, { caller, now });
  });
}

/**
 * Ends the break that a pro is on, or one that was recorded after what followed it.
 *
 * @throws ApiError invalid or invalid_transition when that is not possible
 */
export function endBreak(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  caller: Caller,
  { applicationId, time: requested, note }: BreakTime,
): Promise<void> {
  return inTransactionOf(services, caller, async (trx) => {
    const work = await lockWork(trx, applicationId);
    const now = services.clock.now();
    requireRecordable(work);
    const time = recordedTime(requested, now);
    const { id } = requirePossibleEnd(work, time);
    await trx
      .updateTable('shift_breaks')
      .set({ end_time: time, ...(note !== null && { note }) })
      .where('id', '=', id)
      .execute();
    await recordBreakChange(services, trx, work, { caller, now });
  });
}

/** What is recorded of a pro who has left is a correction: less time is paid than they clocked out with. */
function recordBreakChange(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  work: Work,
  actor: { caller: Caller; now: Date },
): Promise<void> {
  const hasLeft = work.punches.at(-1)?.punch_type === 'CLOCK_OUT';
  return hasLeft ? recordCorrection(services, trx, work, actor) : recordTimeChange(trx, work, actor);
}
