import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { lockGig } from '../gigs/lockGig.ts';

/**
 * Has a gig take applications, or no more of them. Those that are there stay. Already so: nothing happens.
 *
 * @throws ApiError invalid_transition once it has started, and for gigs that wait for approval or are final
 */
export async function openApplications(
  { clock }: Pick<Upstream, 'clock'>,
  trx: Database,
  { gigId, isOpen, isDryRun }: { gigId: number; isOpen: boolean; isDryRun: boolean },
): Promise<void> {
  const gig = await lockGig(trx, gigId);
  const now = clock.now();
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw new ApiError(
      'invalid_transition',
      `This gig is ${gig.status}: applications are closed and reopened while it is POSTED or CONFIRMED.`,
    );
  }
  if (gig.start_time <= now) {
    throw new ApiError('invalid_transition', 'This gig has started: nobody can apply any more.');
  }
  if (isDryRun || (gig.applications_closed_ts === null) === isOpen) return;
  await trx
    .updateTable('gigs')
    .set({ applications_closed_ts: isOpen ? null : now, last_updated_ts: now })
    .where('id', '=', gigId)
    .execute();
}
