import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Guest } from './guest.ts';

/**
 * Rejects a guest who is a member of the network already, found by a verified address.
 *
 * @throws ApiError already_exists at the address
 */
export async function refuseMember(
  database: Database,
  locationId: number,
  { email, phone_number }: Guest,
): Promise<void> {
  const members = database
    .selectFrom('users')
    .innerJoin('pros', 'pros.user_id', 'users.id')
    .innerJoin('network_members', 'network_members.pro_id', 'pros.id')
    .select('pros.display_name')
    .where('network_members.location_id', '=', locationId);
  const byEmail =
    email === null
      ? undefined
      : await members
          .where(({ fn }) => fn('lower', ['users.email']), '=', email)
          .where('users.email_verified', '=', true)
          .executeTakeFirst();
  const byPhone =
    byEmail || phone_number === null
      ? undefined
      : await members
          .where('users.phone_number', '=', phone_number)
          .where('users.phone_verified', '=', true)
          .executeTakeFirst();
  const member = byEmail ?? byPhone;
  if (!member) return;
  throw new ApiError('already_exists', `${member.display_name} is in your network already.`, {
    target: byEmail ? 'email' : 'phone_number',
  });
}
