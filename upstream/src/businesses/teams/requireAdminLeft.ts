import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/**
 * Ensures that a location keeps an admin when this manager leaves or loses the role. Locks
 * the location until the transaction ends, so that of two admins who remove each other, the second one is rejected.
 * Closed accounts do not count.
 *
 * @throws ApiError last_admin
 */
export async function requireLocationAdminLeft(
  trx: Database,
  manager: { id: number; location_id: number },
): Promise<void> {
  const { location_id } = manager;
  await trx.selectFrom('locations').select('id').where('id', '=', location_id).forUpdate().execute();
  const admins = await trx
    .selectFrom('location_managers')
    .innerJoin('users', 'users.id', 'location_managers.user_id')
    .select('location_managers.id')
    .where('location_managers.location_id', '=', location_id)
    .where('location_managers.role', '=', 'ADMIN')
    .where('users.account_status', '=', 'ACTIVE')
    .limit(2)
    .execute();
  refuseLast(admins, manager.id, 'location');
}

/**
 * Like {@link requireLocationAdminLeft}, for the admins of an organization.
 *
 * @throws ApiError last_admin
 */
export async function requireOrganizationAdminLeft(
  trx: Database,
  manager: { id: number; organization_id: number },
): Promise<void> {
  const { organization_id } = manager;
  await trx.selectFrom('organizations').select('id').where('id', '=', organization_id).forUpdate().execute();
  const admins = await trx
    .selectFrom('organization_managers')
    .innerJoin('users', 'users.id', 'organization_managers.user_id')
    .select('organization_managers.id')
    .where('organization_managers.organization_id', '=', organization_id)
    .where('users.account_status', '=', 'ACTIVE')
    .limit(2)
    .execute();
  refuseLast(admins, manager.id, 'organization');
}

function refuseLast(admins: readonly { id: number }[], id: number, place: string): void {
  if (admins.length > 1 || admins[0]?.id !== id) return;
  throw new ApiError(
    'last_admin',
    `This is the last admin of the ${place}. Make someone else an admin first.`,
  );
}
