import type { Caller } from '../../platform/access/caller.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { Services } from '../../platform/server/services.ts';
import { endOpenBreak } from '../../filling/applications/endOpenBreak.ts';
import { recordedTime } from '../../filling/applications/recordedTime.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import { requirePossiblePunch } from './requirePossiblePunch.ts';
import { lockWork, type Punch, requireRecordable } from './work.ts';

type NewPunch = Pick<Punch, 'punch_type' | 'note'> & {
  applicationId: number;
  /** The current time if omitted. */
  time?: Date | undefined;
};

/**
 * Records a punch by a manager. A clock-out ends the break that the pro is on.
 *
 * @throws ApiError invalid or invalid_transition when the punch is not possible
 */
export function recordPunch(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  { applicationId, punch_type, note, time: requested }: NewPunch,
): Promise<void> {
  return inTransactionOf(services, caller, async (trx) => {
    const work = await lockWork(trx, applicationId);
    const now = services.clock.now();
    requireRecordable(work);
    const time = recordedTime(requested, now);
    requirePossiblePunch(work, { punch_type, time });
    await trx
      .insertInto('time_punches')
      .values({ application_id: applicationId, time, punch_type, note, recorded_by_user_id: caller.userId })
      .execute();
    if (punch_type === 'CLOCK_OUT') await endOpenBreak(trx, applicationId, time);
    await recordTimeChange(trx, work, { caller, now });
  });
}
