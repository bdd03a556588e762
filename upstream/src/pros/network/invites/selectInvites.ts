import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A query of invites with the names they show; callers add conditions and an order. */
export function selectInvites(database: Database) {
  return database
    .selectFrom('network_invites')
    .innerJoin('locations', 'locations.id', 'network_invites.location_id')
    .innerJoin('organizations', 'organizations.id', 'locations.organization_id')
    .selectAll('network_invites')
    .select([
      'locations.name as location_name',
      'locations.organization_id',
      'locations.market_id',
      'locations.image_public_id as location_image',
      'locations.city as location_city',
      'locations.state_code as location_state',
      'organizations.name as organization_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select(sql<string>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('name'))
        .whereRef('users.id', '=', 'network_invites.invited_by_user_id')
        .as('inviter_name'),
    );
}

/** An invite with the names it shows. */
export type InviteRow = Awaited<ReturnType<ReturnType<typeof selectInvites>['executeTakeFirstOrThrow']>>;
