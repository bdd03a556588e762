import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { suggestNextBest } from '../matching/suggestNextBest.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/**
 * Unselects pros who did not respond in time and suggests the next best applicant to the manager who selected them.
 * Locks the gig first, like every transition of an application.
 */
export const expireSelections: DueJob = {
  name: 'expireSelections',
  work: async (services, trx, now) => {
    const gigs = await trx
      .selectFrom('gigs')
      .select('id')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('gig_applications')
          .select('gig_id')
          .where('is_selected', '=', true)
          .where('is_confirmed', '=', false)
          .where('is_cancelled', '=', false)
          .where('is_gig_cancelled', '=', false)
          .where('selection_expires_ts', '<=', now)
          .orderBy('selection_expires_ts')
          .orderBy('id')
          .limit(batchSize),
      )
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (gigs.length === 0) return 0;
    const gigIds = gigs.map(({ id }) => id);
    const due = await trx
      .selectFrom('gig_applications')
      .select(['id', 'gig_id', 'pro_id', 'selected_by_user_id'])
      .where('gig_id', 'in', gigIds)
      .where('is_selected', '=', true)
      .where('is_confirmed', '=', false)
      .where('is_cancelled', '=', false)
      .where('selection_expires_ts', '<=', now)
      .orderBy('id')
      .execute();
    if (due.length === 0) return 0;
    await trx
      .updateTable('gig_applications')
      .set({
        is_selected: false,
        selection_source: null,
        selected_by_user_id: null,
        selection_explanation: null,
        selection_expires_ts: null,
        selection_lapsed_ts: now,
        last_updated_ts: now,
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    await recountGigs(trx, gigIds, now);
    for (const selection of due) await suggestNextBest(services, trx, selection);
    return due.length;
  },
  next: (database, window) =>
    earliest(
      database
        .selectFrom('gig_applications')
        .where('is_selected', '=', true)
        .where('is_confirmed', '=', false)
        .where('is_cancelled', '=', false)
        .where('is_gig_cancelled', '=', false),
      window,
      { column: 'selection_expires_ts', location: 'location_id' },
    ),
};
