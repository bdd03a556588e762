import type { Database } from '../../platform/database/database.ts';
import { nextBestApplicant } from './nextBest.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';

type LapsedSelection = { gig_id: number; pro_id: number; selected_by_user_id: number | null };

/** Emails the manager who selected a pro that the selection lapsed, and suggests the best open applicant. */
export async function suggestNextBest(
  services: DueServices,
  trx: Database,
  { gig_id, pro_id, selected_by_user_id }: LapsedSelection,
): Promise<void> {
  if (selected_by_user_id === null) return;
  const recipient = await trx
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('pros', (join) => join.on('pros.id', '=', pro_id))
    .innerJoin('users', (join) => join.on('users.id', '=', selected_by_user_id))
    .select([
      'gigs.location_id',
      'locations.name as location_name',
      'skills.name as skill_name',
      'pros.display_name',
      'users.email',
    ])
    .where('gigs.id', '=', gig_id)
    .where('users.account_status', '=', 'ACTIVE')
    .where('users.email_verified', '=', true)
    .executeTakeFirst();
  if (!recipient?.email) return;
  const page = `${services.settings.webPublicUrl}/locations/${recipient.location_id}/gigs/${gig_id}/applicants`;
  const next = await nextBestApplicant(trx, gig_id, services.clock.now());
  const advice = next
    ? `The next best applicant is ${next.display_name}, with a match of ${next.match_score}.`
    : 'No other available pro has applied yet.';
  await deliverMessage(services, trx, {
    channel: 'email',
    to: recipient.email.toLowerCase(),
    subject: `${recipient.display_name} did not answer in time`,
    body:
      `You selected ${recipient.display_name} for a ${recipient.skill_name} shift at ${recipient.location_name}. They did not ` +
      `respond in time, so the place is open again. ${advice}\n\n${page}`,
  });
}
