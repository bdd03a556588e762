import type { Database } from '../../../platform/database/database.ts';
import { endOpenBreak } from '../endOpenBreak.ts';
import type { TransitionFacts } from './transition.ts';

/** Clocks out a pro who is sent home while at work, and ends their break. */
export async function clockOutSentHome(
  trx: Database,
  applicationId: number,
  { actor, now }: Pick<TransitionFacts, 'actor' | 'now'>,
): Promise<void> {
  const last = await trx
    .selectFrom('time_punches')
    .select('punch_type')
    .where('application_id', '=', applicationId)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.punch_type !== 'CLOCK_IN') return;
  await trx
    .insertInto('time_punches')
    .values({
      application_id: applicationId,
      time: now,
      punch_type: 'CLOCK_OUT',
      recorded_by_user_id: actor.userId,
    })
    .execute();
  await endOpenBreak(trx, applicationId, now);
}
