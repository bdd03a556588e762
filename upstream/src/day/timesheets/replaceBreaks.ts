import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import { requirePossibleBreaks, type StatedBreak } from './requirePossibleBreaks.ts';
import { lockWork } from './work.ts';

type Replacement = {
  applicationId: number;
  /** All breaks that count: those with an id stay or change, others are new, and omitted ones are deleted. */
  breaks: readonly StatedBreak[];
  /** The time that counts as work. */
  hours: { start: Date; end: Date };
};

/**
 * Corrects the breaks of a pro after the fact. The history keeps those that were recorded.
 *
 * @throws ApiError invalid at the break that is not possible
 */
export async function replaceBreaks(
  trx: Transaction<Tables>,
  { applicationId, breaks, hours }: Replacement,
  actor: { caller: Pick<Caller, 'userId'>; now: Date },
): Promise<void> {
  const work = await lockWork(trx, applicationId);
  requirePossibleBreaks(breaks, { recorded: work.breaks, hours, now: actor.now });
  const kept = new Map(breaks.flatMap((one) => (one.id === undefined ? [] : [[one.id, one] as const])));
  const recorder = { recorded_by_user_id: actor.caller.userId };
  let isChanged = false;
  for (const { id, start_time, end_time } of work.breaks) {
    const stated = kept.get(id);
    const isKept = stated && +stated.start_time === +start_time && +stated.end_time === end_time?.getTime();
    if (isKept) continue;
    isChanged = true;
    if (stated) {
      const times = { start_time: stated.start_time, end_time: stated.end_time };
      await trx
        .updateTable('shift_breaks')
        .set({ ...times, ...recorder })
        .where('id', '=', id)
        .execute();
    } else {
      await trx.deleteFrom('shift_breaks').where('id', '=', id).execute();
    }
  }
  for (const { id, start_time, end_time } of breaks) {
    if (id !== undefined) continue;
    isChanged = true;
    await trx
      .insertInto('shift_breaks')
      .values({ application_id: applicationId, start_time, end_time, ...recorder, note: null })
      .execute();
  }
  if (isChanged) await recordTimeChange(trx, work, actor);
}
