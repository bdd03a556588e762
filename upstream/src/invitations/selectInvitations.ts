import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Invitations with the names that stand on them; narrow and order it. */
export function selectInvitations(database: Database) {
  return database
    .selectFrom('invitations')
    .leftJoin('locations', 'locations.id', 'invitations.location_id')
    .innerJoin('organizations', (join) =>
      join.on((eb) =>
        eb(
          'organizations.id',
          '=',
          eb.fn.coalesce('invitations.organization_id', 'locations.organization_id'),
        ),
      ),
    )
    .leftJoin('users as inviters', 'inviters.id', 'invitations.invited_by_user_id')
    .selectAll('invitations')
    .select([
      'locations.name as location_name',
      'organizations.name as organization_name',
      sql<string | null>`nullif(trim(concat(inviters.first_name, ' ', inviters.last_name)), '')`.as(
        'inviter_name',
      ),
    ]);
}

/** An invitation with the names that stand on it. */
export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>;

/** The location or organization that somebody is invited to, by its name. */
export function teamName({ location_name, organization_name }: InvitationRow): string {
  return location_name ?? organization_name;
}
