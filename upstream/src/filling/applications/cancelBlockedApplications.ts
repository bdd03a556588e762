import type { Database } from '../../platform/database/database.ts';
import type { ProBlocked } from '../../pros/blocks/proBlocked.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { cancellation } from '../../schedule/cancelling/applicationCancellation.ts';

/**
 * Cancels the pro's applications at these locations whose work has not started. Call it only within the
 * transaction that blocks: it locks the gigs in the order of their ids, so that two blocks cannot deadlock, and reads
 * the applications after that, so that none is selected concurrently.
 */
export async function cancelBlockedApplications(
  trx: Database,
  { proId, locationIds, userId, now }: ProBlocked,
): Promise<void> {
  const notStarted = trx
    .selectFrom('gig_applications')
    .select('gig_id')
    .where('pro_id', '=', proId)
    .where('location_id', 'in', locationIds)
    .where('gig_start_time', '>', now)
    .where('is_cancelled', '=', false)
    .where('is_gig_cancelled', '=', false);
  const gigs = await trx
    .selectFrom('gigs')
    .select('id')
    .where('id', 'in', notStarted)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (gigs.length === 0) return;
  const gigIds = gigs.map(({ id }) => id);
  await trx
    .updateTable('gig_applications')
    .set({ ...cancellation({ actor: { userId }, now }, 'PRO_BLOCKED'), last_updated_ts: now })
    .where('pro_id', '=', proId)
    .where('gig_id', 'in', gigIds)
    .where('is_cancelled', '=', false)
    .execute();
  await recountGigs(trx, gigIds, now);
}
