import type { Database } from '../platform/database/database.ts';
import { confirmTwoPros } from './confirmTwoPros.ts';
import { fixtureIds as ids } from './fixtureIds.ts';

/** The token of the posted gig. */
export const checkinToken = '7d9b2f4e-52c1-4f0a-8a57-1c6f6b7a2f11';

/** The phone number of the first pro who is confirmed for the posted gig. */
export const arrivingPhone = '+16155550142';

/** Confirms two pros of the posted gig, one with a phone number, and sets the token of the gig. */
export async function addCheckIn(database: Database): Promise<void> {
  await confirmTwoPros(database);
  await database
    .updateTable('gigs')
    .set({ checkin_token: checkinToken })
    .where('id', '=', ids.postedGig)
    .execute();
  await database
    .updateTable('users')
    .set({ phone_number: arrivingPhone, first_name: 'Tariq' })
    .where('id', 'in', (users) => users.selectFrom('pros').select('user_id').where('id', '=', ids.pros[0]))
    .execute();
}
