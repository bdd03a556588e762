import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { CheckIn } from './findCheckIn.ts';

/** What a pro enters to check in. */
export type Proof = { phone_number: string; checkin_code?: string | null | undefined };

/**
 * The confirmed pro who checks in. The code comes first: without it, callers do not learn whose phone numbers are on the list.
 *
 * @returns the error for a wrong code or phone number
 */
export async function findArrival(database: Database, gig: CheckIn, proof: Proof) {
  if (gig.is_checkin_required && proof.checkin_code !== gig.checkin_code) {
    return invalidField(
      'checkin_code',
      proof.checkin_code ? 'This is not the code of this shift.' : 'Enter the 4 digits of the code',
    );
  }
  const arrival = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['gig_applications.id as application_id', 'users.id as user_id', 'users.first_name'])
    .where('gig_applications.gig_id', '=', gig.id)
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .where('users.phone_number', '=', proof.phone_number)
    .executeTakeFirst();
  return arrival ?? invalidField('phone_number', 'No pro with this number is expected. Ask the manager.');
}
