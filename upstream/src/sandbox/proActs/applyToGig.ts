import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import type { Database } from '../../platform/database/database.ts';
import { applicationFor } from '../../filling/offers/applicationFor.ts';
import { ApiError } from '../../platform/errors.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Services } from '../../platform/server/services.ts';
import { isOpenTo } from './isOpenTo.ts';

type Pair = { gigId: number; proId: number };

/**
 * Applies to a gig on behalf of a pro, after locking the gig.
 *
 * @returns the id of the application
 * @throws ApiError invalid_transition, also for a gig that the pro cannot see, or already_exists
 */
export async function applyToGig(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { gigId, proId }: Pair,
): Promise<number> {
  const now = clock.now();
  const gig = await trx
    .selectFrom('gigs')
    .select(['status', 'start_time', 'applications_closed_ts'])
    .where('id', '=', gigId)
    .where(isOpenTo(proId))
    .forUpdate()
    .executeTakeFirst();
  // The script refuses on a shift that the manager who reads the refusal can see.
  if (!gig) throw invalidTransition('This shift is not open to this pro.');
  if (gig.status !== 'POSTED') throw invalidTransition('This shift no longer accepts applications.');
  if (gig.start_time <= now) throw invalidTransition('This shift has started.');
  if (gig.applications_closed_ts !== null) {
    throw invalidTransition('The business closed applications for this shift.');
  }
  await refuseSecond(trx, { gigId, proId });
  const applicationId = await applicationFor(trx, { gigId, proId, now });
  await recountGigs(trx, [gigId], now);
  return applicationId;
}

/** A pro who withdrew can apply again; a dismissed one cannot. */
async function refuseSecond(trx: Database, { gigId, proId }: Pair): Promise<void> {
  const earlier = await trx
    .selectFrom('gig_applications')
    .select(['is_cancelled', 'cancellation_reason'])
    .where('gig_id', '=', gigId)
    .where('pro_id', '=', proId)
    .executeTakeFirst();
  if (!earlier || (earlier.is_cancelled && earlier.cancellation_reason === 'CANCELLED_BY_PRO')) return;
  throw new ApiError('already_exists', 'You have already applied to this shift.');
}
