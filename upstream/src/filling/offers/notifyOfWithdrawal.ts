import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

/** Notifies a pro by text message that an offer was withdrawn. */
export async function notifyOfWithdrawal(
  services: Services,
  trx: Database,
  { gigId, proId }: { gigId: number; proId: number },
): Promise<void> {
  const recipient = await trx
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('pros', (join) => join.on('pros.id', '=', proId))
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select([
      'users.phone_number',
      'skills.name as skill_name',
      'locations.name as location_name',
      'gigs.start_time',
      'gigs.timezone',
    ])
    .where('gigs.id', '=', gigId)
    .executeTakeFirstOrThrow();
  if (recipient.phone_number === null) return;
  const start = recipient.start_time.toLocaleString('en-US', {
    timeZone: recipient.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  await deliverMessage(services, trx, {
    channel: 'sms',
    to: recipient.phone_number,
    subject: 'An offer was taken back',
    body: `${recipient.skill_name} at ${recipient.location_name}, ${start}, is no longer offered to you.`,
  });
}
