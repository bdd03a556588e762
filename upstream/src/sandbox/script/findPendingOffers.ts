import { sql } from 'kysely';
import { batchSize } from '../../dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { answerOffer } from './decisions.ts';
import { notMet } from './isUnhandled.ts';
import type { Meet } from './situation.ts';

const name = sql<string>`'offer:' || direct_offers.id`;

/** Offers that wait for an answer. */
export const meetOffers: Meet = async ({ trx, seed, now }) => {
  const offers = await trx
    .selectFrom('direct_offers')
    .select(['id', 'gig_id', 'pro_id', 'location_id', 'expires_ts', name.as('name')])
    .where('status', '=', 'PENDING')
    .where(notMet(name))
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
