import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { answerOffer } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const name = sql<string>`'offer:' || direct_offers.id`;

/** Offers that await an answer. */
export const findPendingOffers: FindSituations = async ({ trx, seed, now }) => {
  const offers = await trx
    .selectFrom('direct_offers')
    .select(['id', 'gig_id', 'pro_id', 'location_id', 'expires_ts', name.as('name')])
    .where('status', '=', 'PENDING')
    .where(isUnhandled(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return offers.map(({ id, gig_id, pro_id, location_id, expires_ts, name: met }) => ({
    name: met,
    acts: answerOffer(chance(seed, 'offer', gig_id, pro_id, id), { now, expires: expires_ts }).map(
      ({ kind, due }) => ({ kind, due_ts: due, gig_id, pro_id, location_id, offer_id: id }),
    ),
  }));
};
