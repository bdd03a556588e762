import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Invitations with the names that stand on them; narrow and order it. */
export function selectInvitations(database: Database) {
  return database
    .selectFrom('invitations')
    .selectAll('invitations')
    .select((eb) => {
      const location = eb.selectFrom('locations').whereRef('locations.id', '=', 'invitations.location_id');
      const organizationId = eb.fn.coalesce(
        'invitations.organization_id',
        location.select('locations.organization_id'),
      );
      return [
        location.select('locations.name').as('location_name'),
        eb
          .selectFrom('organizations')
          .select('organizations.name')
          .where('organizations.id', '=', organizationId)
          .$asScalar()
          .$notNull()
          .as('organization_name'),
        eb
          .selectFrom('users')
          .select(sql<string>`nullif(trim(concat(first_name, ' ', last_name)), '')`.as('name'))
          .whereRef('users.id', '=', 'invitations.invited_by_user_id')
          .as('inviter_name'),
      ];
    });
}

/** An invitation with the names that stand on it. */
export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>;

/** The location or organization that somebody is invited to, by its name. */
export function teamName({ location_name, organization_name }: InvitationRow): string {
  return location_name ?? organization_name;
}
