import type { BusyGig } from './busiestGig.ts';
import { confirmInDatabase } from './confirmInDatabase.ts';
import type { TestStack } from './startTestStack.ts';

/** Confirms the first applicant of a gig, moves the clock to its start, and returns what they check in with. */
export async function checkInOf(stack: TestStack, gig: BusyGig) {
  const applicants = gig.applicants.slice(0, 1);
  await confirmInDatabase(stack, applicants);
  const { database, clock } = stack.upstream;
  const row = await database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['gigs.start_time', 'gigs.end_time', 'gigs.checkin_token', 'gigs.checkin_code'])
    .select(['users.phone_number', 'users.first_name'])
    .where(
      'gig_applications.id',
      'in',
      applicants.map(({ databaseId }) => databaseId),
    )
    .executeTakeFirstOrThrow();
  clock.set(row.start_time);
  return {
    token: row.checkin_token,
    code: row.checkin_code,
    phoneNumber: row.phone_number ?? '',
    firstName: row.first_name,
    start: row.start_time,
    end: row.end_time,
  };
}
