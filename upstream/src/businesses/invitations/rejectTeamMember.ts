import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { InvitingTeam } from './invitingTeam.ts';

/**
 * Rejects inviting a member of the team.
 *
 * @throws ApiError already_exists at `email`
 */
export async function rejectTeamMember(trx: Database, team: InvitingTeam, email: string): Promise<void> {
  const person = trx
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email));
  const member =
    team.location_id === null
      ? await person
          .innerJoin('organization_managers', 'organization_managers.user_id', 'users.id')
          .where('organization_managers.organization_id', '=', team.organization_id)
          .executeTakeFirst()
      : await person
          .innerJoin('location_managers', 'location_managers.user_id', 'users.id')
          .where('location_managers.location_id', '=', team.location_id)
          .executeTakeFirst();
  if (!member) return;
  throw new ApiError('already_exists', 'This person is already on the team.', { target: 'email' });
}
