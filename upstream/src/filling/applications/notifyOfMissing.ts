import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import { answerableUsers } from '../../businesses/teams/answerableUsers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';

/** Notifies those who answer for the location, in any role, that a pro has not clocked in. */
export async function notifyOfMissing(
  services: DueServices,
  trx: Database,
  applicationId: number,
): Promise<void> {
  const work = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select([
      'gig_applications.gig_id',
      'gig_applications.location_id',
      'gig_applications.work_start_time',
      'gigs.timezone',
      'locations.name as location_name',
      'skills.name as skill_name',
      'pros.display_name',
    ])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const managers = await answerableUsers(trx, work.location_id, ['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']);
  const start = work.work_start_time.toLocaleString('en-US', {
    timeZone: work.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const page = `${services.settings.webPublicUrl}/locations/${work.location_id}/gigs/${work.gig_id}`;
  const notification = {
    event: 'NO_SHOW',
    subject: `${work.display_name} has not clocked in`,
    body:
      `${work.display_name} was due at ${work.location_name} as ${work.skill_name} on ${start} ` +
      `and has not clocked in.\n\nReplace them: ${page}/applicants?stage=confirmed`,
  } as const;
  for (const userId of managers) await notifyUser(services, trx, userId, notification);
}
