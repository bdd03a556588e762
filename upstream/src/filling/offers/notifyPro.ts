import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import type { OfferResponse } from './offerResponse.ts';

type Recipient = {
  proId: number;
  skill_name: string;
  location_name: string;
  start_time: Date;
  timezone: string;
  offer: Pick<OfferResponse, 'application_type' | 'bonus' | 'message'> & { expires_ts: Date | null };
};

/** Notifies a pro of an offer by text message. Pros without a number see it in the app. */
export async function notifyPro(
  services: DueServices,
  trx: Database,
  { proId, skill_name, location_name, start_time, timezone, offer }: Recipient,
): Promise<void> {
  const { phone_number } = await trx
    .selectFrom('users')
    .innerJoin('pros', 'pros.user_id', 'users.id')
    .select('users.phone_number')
    .where('pros.id', '=', proId)
    .executeTakeFirstOrThrow();
  if (phone_number === null) return;
  const inWords = (moment: Date) =>
    moment.toLocaleString('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const gig = `${skill_name} at ${location_name}, ${inWords(start_time)}`;
  await deliverMessage(services, trx, {
    channel: 'sms',
    to: phone_number,
    subject: offer.application_type === 'ASSIGNMENT' ? 'You are on the schedule' : 'A shift for you',
    body: [
      offer.expires_ts === null
        ? `You were assigned: ${gig}.`
        : `You are offered: ${gig}. Answer until ${inWords(offer.expires_ts)}.`,
      offer.bonus ? `Your bonus on top of the pay: $${offer.bonus.toFixed(2)}.` : null,
      offer.message,
    ]
      .filter((line) => line !== null)
      .join('\n'),
  });
}
