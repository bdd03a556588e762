import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';
import { suggestNextBest } from '../matching/suggestNextBest.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/**
 * A selected pro who does not answer in time is an open applicant again; whoever selected them is told who is the next
 * best. The gig is locked first, as by every step of an application.
 */
export const expireSelections: DueJob = {
  name: 'expireSelections',
  work: async (upstream, trx, now) => {
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
    for (const selection of due) await suggestNextBest(upstream, trx, selection);
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
