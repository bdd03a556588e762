import type { Database } from '../../platform/database/database.ts';
import { matchScore } from '../matching/matchParts.ts';
import { readMatch } from '../matching/readMatch.ts';
import { refusePlaced } from './refusePlaced.ts';

type Pair = { gigId: number; proId: number; now: Date };

/**
 * The open application of a pro to a gig: the existing one, a cancelled one that is reopened, or a new one.
 *
 * @throws ApiError already_exists when the pro has a place already
 */
export async function applicationFor(trx: Database, { gigId, proId, now }: Pair): Promise<number> {
  const former = await trx
    .selectFrom('gig_applications')
    .select(['id', 'is_cancelled', 'is_selected', 'is_confirmed'])
    .where('gig_id', '=', gigId)
    .where('pro_id', '=', proId)
    .executeTakeFirst();
  if (!former) return insertApplication(trx, { gigId, proId, now });
  refusePlaced(former);
  if (former.is_cancelled) await reopen(trx, former.id, { gigId, proId, now });
  return former.id;
}

async function insertApplication(trx: Database, { gigId, proId, now }: Pair): Promise<number> {
  const parts = await readMatch(trx, { gigId, proId, now });
  const gig = await trx
    .selectFrom('gigs')
    .select(['location_id', 'start_time', 'end_time', 'boosted_gig_bonus'])
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('gig_applications')
    .values({
      gig_id: gigId,
      pro_id: proId,
      location_id: gig.location_id,
      gig_start_time: gig.start_time,
      match_score: matchScore(parts),
      match_parts: JSON.stringify(parts),
      is_boosted: gig.boosted_gig_bonus !== null,
      work_start_time: gig.start_time,
      work_end_time: gig.end_time,
      original_work_start_time: gig.start_time,
      original_work_end_time: gig.end_time,
      created_ts: now,
      last_updated_ts: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A reopened application gets a new match score, and the times of the gig instead of those that it had before. */
async function reopen(trx: Database, id: number, pair: Pair): Promise<void> {
  const parts = await readMatch(trx, pair);
  const { start_time, end_time } = await trx
    .selectFrom('gigs')
    .select(['start_time', 'end_time'])
    .where('id', '=', pair.gigId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('gig_applications')
    .set({
      is_cancelled: false,
      is_selected: false,
      is_confirmed: false,
      selection_source: null,
      selected_by_user_id: null,
      selection_explanation: null,
      cancellation_reason: null,
      cancellation_explanation: null,
      cancelled_ts: null,
      cancelled_by_user_id: null,
      match_score: matchScore(parts),
      match_parts: JSON.stringify(parts),
      selection_lapsed_ts: null,
      work_start_time: start_time,
      work_end_time: end_time,
      original_work_start_time: start_time,
      original_work_end_time: end_time,
      hours_updated_ts: null,
      hours_updated_by_user_id: null,
      hours_reason: null,
      sent_home_reason: null,
      sent_home_ts: null,
      missing_since_ts: null,
      last_updated_ts: pair.now,
    })
    .where('id', '=', id)
    .execute();
}
