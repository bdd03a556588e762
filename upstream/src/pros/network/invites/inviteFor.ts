import type { Caller } from '../../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../../platform/access/locationAccess.ts';
import type { Database } from '../../../database/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';

/**
 * An invite that nobody has accepted yet, expired or not, held until the transaction ends.
 *
 * @throws ApiError not_found for one that the caller may not know of, permission_denied where their role does not let
 *   them invite, invalid_transition for one that was accepted
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
