import { describeStatus } from '../../schedule/gigs/gigStatus.ts';
import { sql } from 'kysely';
import { invalidTransition } from '../applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { lastOfferOf } from './offerExpiry.ts';
import { refusePlaced } from './refusePlaced.ts';

type Pair = { gigId: number; proId: number };

/** Whether the offer replaces a pro who dropped out: then the gig may have started. */
type Occasion = { isReplacement: boolean };

/** Locks the gig and reads what an offer of it depends on. */
async function lockGig(trx: Database, gigId: number) {
  await sql`select id from gigs where id = ${gigId} for update`.execute(trx);
  return trx
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .select([
      'gigs.location_id',
      'gigs.status',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.timezone',
      'gigs.allowed_confirmed_pros',
      'gigs.selected_applications',
      'skills.name as skill_name',
      'locations.name as location_name',
      'locations.overfill_positions',
      'locations.private_direct_offer_expiration',
      'locations.private_direct_offer_expiration_enabled',
    ])
    .where('gigs.id', '=', gigId)
    .executeTakeFirstOrThrow();
}

/**
 * Locks a gig that accepts pros, and a pro who is eligible for it.
 *
 * @throws ApiError not_found, invalid_transition, gig_full or already_exists
 */
export async function requireOfferable(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { gigId, proId, isReplacement }: Pair & Occasion,
) {
  const gig = await lockGig(trx, gigId);
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw invalidTransition(`This shift ${describeStatus(gig.status)}: it is offered while it is posted.`);
  }
  const now = clock.now();
  if (!isReplacement && gig.start_time <= now)
    throw invalidTransition('This shift has started: it is offered before it starts.');
  if (isReplacement && lastOfferOf(gig) < now) {
    throw invalidTransition('Less than 90 minutes of this shift are left: too late for a replacement.');
  }
  await requireWillingPro(trx, { gigId, proId }, gig.location_id);
  await requireNoPlace(trx, { gigId, proId });
  const places = gig.allowed_confirmed_pros + gig.overfill_positions;
  if (gig.selected_applications >= places) {
    throw new ApiError('gig_full', `All places of this shift (${places}) are taken.`, {
      targetValue: places,
    });
  }
  return gig;
}

async function requireWillingPro(trx: Database, { gigId, proId }: Pair, locationId: number): Promise<void> {
  const pro = await trx
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .leftJoin('pro_block_locations', (join) =>
      join
        .onRef('pro_block_locations.pro_id', '=', 'pros.id')
        .on('pro_block_locations.location_id', '=', locationId),
    )
    .leftJoin('direct_offers', (join) =>
      join
        .onRef('direct_offers.pro_id', '=', 'pros.id')
        .on('direct_offers.gig_id', '=', gigId)
        .on('direct_offers.status', '=', 'PENDING'),
    )
    .select(['users.account_status', 'pro_block_locations.block_id', 'direct_offers.id as offer_id'])
    .where('pros.id', '=', proId)
    .executeTakeFirst();
  if (!pro) throw notFound('pro');
  if (pro.account_status !== 'ACTIVE') throw invalidTransition('This pro takes no shifts at the moment.');
  if (pro.block_id !== null) {
    throw invalidTransition('This pro is blocked at this location: lift the block first.');
  }
  if (pro.offer_id !== null) {
    throw new ApiError(
      'already_exists',
      'This shift is already offered to this pro, who has not responded yet.',
    );
  }
}

async function requireNoPlace(trx: Database, { gigId, proId }: Pair): Promise<void> {
  const application = await trx
    .selectFrom('gig_applications')
    .select(['is_cancelled', 'is_selected', 'is_confirmed'])
    .where('gig_id', '=', gigId)
    .where('pro_id', '=', proId)
    .executeTakeFirst();
  if (application) refusePlaced(application);
}
