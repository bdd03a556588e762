import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import type { Database } from '../../database/database.ts';
import { applicationFor } from '../../filling/offers/applicationFor.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { isOpenTo } from './isOpenTo.ts';

type Pair = { gigId: number; proId: number };

/**
 * A pro applies to a gig that is open to them. The gig is locked first.
 *
 * @returns the id of the application
 * @throws ApiError not_found for a gig that the pro does not see, invalid_transition, already_exists
 */
export async function applyToGig(
  { clock }: Pick<Upstream, 'clock'>,
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
  if (!gig) throw notFound('gig');
  if (gig.status !== 'POSTED') throw invalidTransition('This gig takes no applications any more.');
  if (gig.start_time <= now) throw invalidTransition('This gig has started.');
  if (gig.applications_closed_ts !== null) {
    throw invalidTransition('The business takes no more applications to this gig.');
  }
  await refuseSecond(trx, { gigId, proId });
  const applicationId = await applicationFor(trx, { gigId, proId, now });
  await recountGigs(trx, [gigId], now);
  return applicationId;
}

/** Who withdrew may apply again; who was turned away may not. */
async function refuseSecond(trx: Database, { gigId, proId }: Pair): Promise<void> {
  const former = await trx
    .selectFrom('gig_applications')
    .select(['is_cancelled', 'cancellation_reason'])
    .where('gig_id', '=', gigId)
    .where('pro_id', '=', proId)
    .executeTakeFirst();
  if (!former || (former.is_cancelled && former.cancellation_reason === 'CANCELLED_BY_PRO')) return;
  throw new ApiError('already_exists', 'You have applied to this gig already.');
}
