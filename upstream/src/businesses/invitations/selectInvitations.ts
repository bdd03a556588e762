import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A query for invitations with related names, to filter and sort. */
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

/** An invitation with related names. */
export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>;

/** The name of the location or organization of an invitation. */
export function teamName({ location_name, organization_name }: InvitationRow): string {
  return location_name ?? organization_name;
}
