import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Punch, ShiftBreak, Work } from './work.ts';

type Correction = {
  work: Work;
  record: Pick<Punch | ShiftBreak, 'recorded_by_user_id'>;
  now: Date;
};

/**
 * Changing or deleting a record changes what the pro is paid, as adjusting the hours does. Until the end of the work, who
 * records attendance can correct their own records.
 *
 * @throws ApiError permission_denied
 */
export async function requireMayCorrect(
  database: Database,
  caller: Caller,
  { work, record, now }: Correction,
): Promise<void> {
  const isOwn = record.recorded_by_user_id === caller.userId;
  if (isOwn && now < work.work_end_time) return;
  await gigOfPermitted(database, caller, work.id, 'hours.adjust');
}
