import type { Expression } from 'kysely';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from './caller.ts';
import type { LocationRole } from './locationRole.ts';

type Roles = Pick<Caller, 'locationRoles' | 'organizationIds'>;

/** Columns with a user's roles, in the order of their ids: responses list them. One statement reads them with the user. */
export function roleColumns(userId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  return [
    jsonArrayFrom(
      eb
        .selectFrom('location_managers')
        .select(['location_id', 'role'])
        .where('location_managers.user_id', '=', userId)
        .orderBy('location_id'),
    ).as('location_roles'),
    jsonArrayFrom(
      eb
        .selectFrom('organization_managers')
        .select('organization_id')
        .where('organization_managers.user_id', '=', userId)
        .orderBy('organization_id'),
    ).as('organization_roles'),
  ] as const;
}

/** A row with the columns of {@link roleColumns}. */
export type RoleRow = {
  location_roles: { location_id: number; role: LocationRole }[];
  organization_roles: { organization_id: number }[];
};

/** A user's roles at locations and in organizations. */
export function rolesOf({ location_roles, organization_roles }: RoleRow): Roles {
  return {
    locationRoles: new Map(location_roles.map(({ location_id, role }) => [location_id, role])),
    organizationIds: new Set(organization_roles.map(({ organization_id }) => organization_id)),
  };
}

/** The roles of a user who is known already. */
export async function loadRoles(database: Database, userId: number): Promise<Roles> {
  const row = await database.selectNoFrom((eb) => roleColumns(eb.val(userId))).executeTakeFirstOrThrow();
  return rolesOf(row);
}
