import type { Caller } from '../../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../../platform/access/locationAccess.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';

/**
 * Locks and returns an invite that has not been accepted, expired or not.
 *
 * @throws ApiError not_found when it is not visible to the caller, permission_denied when their role does not let them
 *   invite, invalid_transition when it was accepted
 */
export async function inviteFor(trx: Database, caller: Caller, id: number): Promise<InviteRow> {
  const row = await selectInvites(trx)
    .where('network_invites.id', '=', id)
    .forUpdate('network_invites')
    .executeTakeFirst();
  const access = row && accessOf(caller, { id: row.location_id, organization_id: row.organization_id });
  if (!access) throw notFound('invite');
  requirePermission(access, 'applications.manage');
  if (row.status === 'ACCEPTED') {
    throw new ApiError('invalid_transition', 'This invite has been accepted already.');
  }
  return row;
}
