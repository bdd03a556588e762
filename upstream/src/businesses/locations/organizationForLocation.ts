import type { Caller } from '../../platform/access/caller.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField, permissionDenied } from '../../platform/errors.ts';

/**
 * The organization of a new location: the given one, else the only one that the caller
 * administers, else a new one for a signed-up manager without any role.
 *
 * @param foundedAs the name of a new organization; defaults to the name of the caller's business
 * @returns its id
 * @throws ApiError not_found or permission_denied by the caller's access to the given one, permission_denied
 *   without the right to create one, invalid at `organization_id` if the choice is ambiguous
 */
export async function organizationForLocation(
  trx: Database,
  caller: Caller,
  { organizationId, foundedAs }: { organizationId: number | undefined; foundedAs: string | undefined },
): Promise<number> {
  if (organizationId !== undefined) {
    await requireAtOrganization(trx, caller, organizationId, 'locations.create');
    return organizationId;
  }
  const [only, other] = caller.organizationIds;
  if (caller.isPlatformAdmin || other !== undefined) {
    throw invalidField('organization_id', 'Choose an organization');
  }
  return only ?? foundOrganization(trx, caller, foundedAs);
}

async function foundOrganization(
  trx: Database,
  { userId, locationRoles }: Caller,
  name: string | undefined,
): Promise<number> {
  // Locked, so that the second of two concurrent requests finds the organization of the first.
  const profile = await trx
    .selectFrom('manager_profiles')
    .select('business_name')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!profile || locationRoles.size > 0) throw permissionDenied('locations.create');
  const existing = await trx
    .selectFrom('organization_managers')
    .select('organization_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (existing) return existing.organization_id;
  const { id } = await trx
    .insertInto('organizations')
    .values({ name: name ?? profile.business_name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('organization_managers').values({ organization_id: id, user_id: userId }).execute();
  return id;
}
