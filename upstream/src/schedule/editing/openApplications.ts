import { describeStatus } from '../gigs/gigStatus.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockGig } from '../gigs/lockGig.ts';

/**
 * Opens or closes a gig for applications; does nothing if it already is. Existing applications stay unchanged.
 *
 * @throws ApiError invalid_transition once it has started, and for gigs that wait for approval or are final
 */
export async function openApplications(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { gigId, isOpen }: { gigId: number; isOpen: boolean },
): Promise<void> {
  const gig = await lockGig(trx, gigId);
  const now = clock.now();
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw new ApiError(
      'invalid_transition',
      `This shift ${describeStatus(gig.status)}: applications are closed and reopened while it is posted.`,
    );
  }
  if (gig.start_time <= now) {
    throw new ApiError('invalid_transition', 'This shift has started: it no longer takes applications.');
  }
  if ((gig.applications_closed_ts === null) === isOpen) return;
  await trx
    .updateTable('gigs')
    .set({ applications_closed_ts: isOpen ? null : now, last_updated_ts: now })
    .where('id', '=', gigId)
    .execute();
}
