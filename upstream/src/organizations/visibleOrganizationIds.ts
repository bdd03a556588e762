import type { Caller } from '../access/caller.ts';
import { visibleLocationIds } from '../access/locationAccess.ts';
import type { Database } from '../database/database.ts';

/**
 * The ids of the organizations where the caller has a role, or at one of their locations, as a subquery:
 * `.where('organizations.id', 'in', visibleOrganizationIds(database, caller))`.
 */
export function visibleOrganizationIds(database: Database, caller: Caller) {
  const ids = database.selectFrom('organizations').select('organizations.id');
  if (caller.isPlatformAdmin) return ids;
  return ids.where((eb) =>
    eb.or([
      ...(caller.organizationIds.size > 0 ? [eb('organizations.id', 'in', [...caller.organizationIds])] : []),
      eb(
        'organizations.id',
        'in',
        visibleLocationIds(database, caller).clearSelect().select('locations.organization_id'),
      ),
    ]),
  );
}
