import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { billedOrganization } from '../payments/billedOrganization.ts';
import { mayAdd } from '../payments/requireMayAdd.ts';

/** A dispute, with the organization that has its location and the one that is billed for its work. */
type BilledDispute = NonNullable<Awaited<ReturnType<typeof readDispute>>>;

/**
 * A dispute where the caller has the permission: at its location, or as an admin of the organization that is billed for its
 * work, although the location has left that organization.
 *
 * @throws ApiError not_found without access to the dispute, or permission_denied
 */
export async function requireDispute(
  database: Database,
  caller: Caller,
  id: number,
  permission: Permission,
): Promise<BilledDispute> {
  const dispute = await readDispute(database, id);
  if (!dispute) throw notFound('dispute');
  const { organization_id, billed_organization_id } = dispute;
  const isOfBilled = caller.organizationIds.has(billed_organization_id);
  const access = accessOf(caller, {
    id: dispute.location_id,
    organization_id: isOfBilled ? billed_organization_id : organization_id,
  });
  if (!access) throw notFound('dispute');
  requirePermission(access, permission);
  return dispute;
}

/**
 * A dispute that the caller may answer for the business. An answer decides what is billed: where the location has moved since
 * the work ended, only admins of the organization that had it answer, and platform admins.
 *
 * @throws ApiError not_found, permission_denied, or conflict for the team of a location that has moved
 */
export async function requireAnswerable(database: Database, caller: Caller, id: number): Promise<void> {
  const dispute = await requireDispute(database, caller, id, 'payments.make');
  if (mayAdd(dispute, caller)) return;
  const { billed_organization_name: name } = dispute;
  throw new ApiError(
    'conflict',
    `${name} had this location when the work ended, and is billed for it. Only its admins can answer.`,
  );
}

function readDispute(database: Database, id: number) {
  return database
    .selectFrom('disputes')
    .innerJoin('gig_applications', 'gig_applications.id', 'disputes.application_id')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .innerJoin('organizations as payers', 'payers.id', 'billed.organization_id')
    .selectAll('disputes')
    .select([
      'locations.organization_id',
      'billed.organization_id as billed_organization_id',
      'payers.name as billed_organization_name',
    ])
    .where('disputes.id', '=', id)
    .executeTakeFirst();
}
