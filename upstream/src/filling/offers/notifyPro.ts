import type { Database } from '../../database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';
import type { OfferResponse } from './offerResponse.ts';

type Told = {
  proId: number;
  skill_name: string;
  location_name: string;
  start_time: Date;
  timezone: string;
  offer: Pick<OfferResponse, 'application_type' | 'message'> & { expires_ts: Date | null };
};

/** Tells a pro about an offer by text message; who has no number finds it in the app. */
export async function tellPro(
  upstream: DueUpstream,
  trx: Database,
  { proId, skill_name, location_name, start_time, timezone, offer }: Told,
): Promise<void> {
  const { phone_number } = await trx
    .selectFrom('users')
    .innerJoin('pros', 'pros.user_id', 'users.id')
    .select('users.phone_number')
    .where('pros.id', '=', proId)
    .executeTakeFirstOrThrow();
  if (phone_number === null) return;
  const told = (moment: Date) =>
    moment.toLocaleString('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const gig = `${skill_name} at ${location_name}, ${told(start_time)}`;
  await deliverMessage(upstream, trx, {
    channel: 'sms',
    to: phone_number,
    subject: offer.application_type === 'ASSIGNMENT' ? 'You are on the schedule' : 'A gig for you',
    body: [
      offer.expires_ts === null
        ? `You were assigned: ${gig}.`
        : `You are offered: ${gig}. Answer until ${told(offer.expires_ts)}.`,
      offer.message,
    ]
      .filter((line) => line !== null)
      .join('\n'),
  });
}
