import type { Database } from '../../platform/database/database.ts';
import { managerUserColumns, toManagerUser } from './managerUser.ts';

export function organizationManagers(database: Database) {
  return database
    .selectFrom('organization_managers')
    .innerJoin('organizations', 'organizations.id', 'organization_managers.organization_id')
    .innerJoin('users', 'users.id', 'organization_managers.user_id')
    .select([
      'organization_managers.id',
      'organization_managers.organization_id',
      'organization_managers.role',
      'organizations.name as organization_name',
    ])
    .select(managerUserColumns);
}

/** A row of {@link organizationManagers}. */
export type OrganizationManagerRow = Awaited<
  ReturnType<ReturnType<typeof organizationManagers>['execute']>
>[number];

/** Converts an organization manager to its API format. */
export function toOrganizationManager(row: OrganizationManagerRow) {
  return {
    id: row.id,
    organization_id: row.organization_id,
    role: row.role,
    user: toManagerUser(row),
  };
}
