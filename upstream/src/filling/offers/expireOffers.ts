import { sql } from 'kysely';
import { postUntakenPlaces } from './postUntakenPlaces.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Expires direct offers without a response, and moves untaken places to the marketplace where that is enabled. */
export const expireOffers: DueJob = {
  name: 'expireOffers',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql<{ gig_id: number }>`
      update direct_offers set status = 'EXPIRED'
      where id in (
        select id from direct_offers where status = 'PENDING' and expires_ts <= ${now}
        order by expires_ts, id limit ${batchSize} for update skip locked
      )
      returning gig_id
    `.execute(trx);
    await postUntakenPlaces(trx, [...new Set(rows.map(({ gig_id }) => gig_id))], now);
    return rows.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('direct_offers').where('status', '=', 'PENDING'), window, {
      column: 'expires_ts',
      location: 'location_id',
    }),
};
