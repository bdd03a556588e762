import type { Database } from '../../database/database.ts';
import { nextBestApplicant } from './nextBest.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';

type LapsedSelection = { gig_id: number; pro_id: number; selected_by_user_id: number | null };

/** Writes to whoever selected a pro that there was no answer, and who the best open applicant is now. */
export async function suggestNextBest(
  upstream: DueUpstream,
  trx: Database,
  { gig_id, pro_id, selected_by_user_id }: LapsedSelection,
): Promise<void> {
  if (selected_by_user_id === null) return;
  const told = await trx
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
  if (!told?.email) return;
  const page = `${upstream.settings.webPublicUrl}/locations/${told.location_id}/gigs/${gig_id}/applicants`;
  const next = await nextBestApplicant(trx, gig_id, upstream.clock.now());
  const advice = next
    ? `The next best applicant is ${next.display_name}, with a match of ${next.match_score}.`
    : 'Nobody else who could come has applied yet.';
  await deliverMessage(upstream, trx, {
    channel: 'email',
    to: told.email.toLowerCase(),
    subject: `${told.display_name} did not answer in time`,
    body:
      `You selected ${told.display_name} for a ${told.skill_name} shift at ${told.location_name}. There was no ` +
      `answer in time, so the place is open again. ${advice}\n\n${page}`,
  });
}
