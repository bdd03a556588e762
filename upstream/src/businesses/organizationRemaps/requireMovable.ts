import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LocationsTable } from '../locations/locationsTable.ts';
import { ApiError } from '../../platform/errors.ts';

/** The ids of a location and its target organization. */
export type Remap = { locationId: number; organizationId: number };

/** A movable location with the names of both organizations. */
export type Movable = {
  location: Selectable<LocationsTable>;
  from: { id: number; name: string };
  to: { id: number; name: string };
};

/**
 * Checks that the caller can move the location there, which requires administering both organizations.
 *
 * @throws ApiError not_found (with the target organization_id for a missing organization), permission_denied, or
 *   conflict when the location already belongs to it
 */
export async function requireMovable(
  database: Database,
  caller: Caller,
  { locationId, organizationId }: Remap,
): Promise<Movable> {
  const { location } = await requireAtLocation(database, caller, locationId, 'organizations.manage');
  const { organization: to } = await requireAtOrganization(
    database,
    caller,
    organizationId,
    'organizations.manage',
  ).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    throw new ApiError('not_found', error.message, { target: 'organization_id' });
  });
  if (to.id === location.organization_id) {
    throw new ApiError('conflict', 'The location already belongs to this organization.', {
      target: 'organization_id',
    });
  }
  const from = await database
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', location.organization_id)
    .executeTakeFirstOrThrow();
  return { location, from, to: { id: to.id, name: to.name } };
}
