import { sql } from 'kysely';
import { invalidTransition } from '../applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';

const ends = {
  ACCEPTED: 'was accepted',
  DECLINED: 'was declined',
  EXPIRED: 'has expired',
  WITHDRAWN: 'was withdrawn',
} as const;

/**
 * Locks the gig of an offer, then the offer, which must be pending.
 *
 * @throws ApiError not_found, invalid_transition when it no longer waits, expired when its time is up
 */
export async function lockOffer(trx: Database, offerId: number, now: Date) {
  const { rows } = await sql`
    select id from gigs where id = (select gig_id from direct_offers where id = ${offerId}) for update
  `.execute(trx);
  if (rows.length === 0) throw notFound('offer');
  const offer = await trx
    .selectFrom('direct_offers')
    .select([
      'id',
      'gig_id',
      'pro_id',
      'status',
      'expires_ts',
      'created_by_user_id',
      'application_type',
      'bonus',
    ])
    .where('id', '=', offerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (offer.status !== 'PENDING') {
    throw invalidTransition(`This offer ${ends[offer.status]}: it can no longer change.`);
  }
  if (offer.expires_ts !== null && offer.expires_ts <= now) {
    throw new ApiError('expired', 'The time to answer this offer is up.');
  }
  return offer;
}
