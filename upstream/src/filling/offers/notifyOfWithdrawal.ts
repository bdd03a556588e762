import type { Database } from '../../database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';

/** Tells a pro by text message that a gig is not offered to them any more. */
export async function tellOfWithdrawal(
  upstream: Upstream,
  trx: Database,
  { gigId, proId }: { gigId: number; proId: number },
): Promise<void> {
  const told = await trx
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
  if (told.phone_number === null) return;
  const start = told.start_time.toLocaleString('en-US', {
    timeZone: told.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  await deliverMessage(upstream, trx, {
    channel: 'sms',
    to: told.phone_number,
    subject: 'An offer was taken back',
    body: `${told.skill_name} at ${told.location_name}, ${start}, is no longer offered to you.`,
  });
}
