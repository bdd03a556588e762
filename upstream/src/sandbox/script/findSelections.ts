import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { answerSelection } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

// A pro who is selected again after the first selection expired responds again.
const name = sql<string>`'selection:' || gig_applications.id || ':' || extract(epoch from selection_expires_ts)`;

/** Selected applicants who have not responded. */
export const findSelections: FindSituations = async ({ trx, seed, now }) => {
  const selections = await trx
    .selectFrom('gig_applications')
    .select(['id', 'gig_id', 'pro_id', 'location_id', 'selection_expires_ts', name.as('name')])
    .where('is_selected', '=', true)
    .where('is_confirmed', '=', false)
    .where('is_cancelled', '=', false)
    .where('is_gig_cancelled', '=', false)
    .where('selection_expires_ts', '>', now)
    .where(isUnhandled(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return selections.map(({ id, gig_id, pro_id, location_id, selection_expires_ts, name: met }) => ({
    name: met,
    acts: answerSelection(chance(seed, 'selection', gig_id, pro_id), {
      now,
      expires: selection_expires_ts,
    }).map(({ kind, due }) => ({ kind, due_ts: due, gig_id, pro_id, location_id, application_id: id })),
  }));
};
