import type { Caller } from '../../../platform/access/caller.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CardNetworkName } from '../../../platform/cardNetwork/networkPaymentMethod.ts';
import { hasPaymentMethod } from '../../../businesses/paymentMethods/paymentMethodStatus.ts';
import type { TransitionFacts } from './transition.ts';

/** The facts about a stored application. */
export type AppliedFacts = TransitionFacts & {
  application: { id: number; pro_id: number };
  gig: { id: number; timezone: string };
};

/** Locks a gig, then reads the facts for a transition of one of its applications. Call it within a transaction. */
export async function readFacts(
  trx: Database,
  { gigId, applicationId }: { gigId: number; applicationId: number },
  {
    caller,
    network,
    now,
  }: {
    caller: Pick<Caller, 'userId' | 'isPlatformAdmin'>;
    network: CardNetworkName;
    now: () => Date;
  },
): Promise<AppliedFacts> {
  const gig = await trx
    .selectFrom('gigs')
    .select([
      'id',
      'status',
      'start_time',
      'end_time',
      'timezone',
      'allowed_confirmed_pros',
      'selected_applications',
    ])
    .where('id', '=', gigId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { overfill_positions, is_blocked, has_payment_method, ...application } = await trx
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .leftJoin('pro_block_locations', (join) =>
      join
        .onRef('pro_block_locations.location_id', '=', 'gig_applications.location_id')
        .onRef('pro_block_locations.pro_id', '=', 'gig_applications.pro_id'),
    )
    .select([
      'gig_applications.id',
      'gig_applications.pro_id',
      'gig_applications.is_cancelled',
      'gig_applications.is_selected',
      'gig_applications.is_confirmed',
      'gig_applications.selection_source',
      'gig_applications.business_payment_status',
      'gig_applications.pro_payment_status',
      'gig_applications.original_work_start_time',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      'gig_applications.sent_home_ts',
      'gig_applications.cancelled_ts',
      'gig_applications.cancelled_by_user_id',
      'gig_applications.cancellation_reason',
      'gig_applications.guaranteed_minutes',
      'locations.overfill_positions',
    ])
    .select((eb) => eb('pro_block_locations.pro_id', 'is not', null).$castTo<boolean>().as('is_blocked'))
    .select((eb) =>
      eb
        .selectFrom('time_punches')
        .select('time')
        .whereRef('time_punches.application_id', '=', 'gig_applications.id')
        .where('punch_type', '=', 'CLOCK_IN')
        .orderBy('time')
        .limit(1)
        .as('first_clock_in_ts'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.application_id', '=', 'gig_applications.id')
            .where('disputes.status', '<>', 'RESOLVED'),
        )
        .$castTo<boolean>()
        .as('is_disputed'),
    )
    .select(hasPaymentMethod(network).as('has_payment_method'))
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return {
    application,
    gig,
    overfillPositions: overfill_positions,
    hasPaymentMethod: has_payment_method,
    isProBlocked: is_blocked,
    actor: caller,
    now: now(),
  };
}
