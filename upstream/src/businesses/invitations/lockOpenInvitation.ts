import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { requireInviter, teamOfLocation, teamOfOrganization } from './invitingTeam.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';

/**
 * Loads an open or expired invitation and locks it until the transaction ends.
 *
 * @param organizationId the organization of the invitation; omitted for an invitation to a location
 * @throws ApiError not_found for an invitation without access, permission_denied when the role
 *   cannot invite, invalid_transition for an accepted one
 */
export async function lockOpenInvitation(
  trx: Database,
  caller: Caller,
  { id, organizationId }: { id: number; organizationId?: number },
): Promise<InvitationRow> {
  if (organizationId !== undefined) await requireInviter(trx, caller, teamOfOrganization(organizationId));
  const invitations = selectInvitations(trx).where('invitations.id', '=', id).forUpdate('invitations');
  const invitation = await (
    organizationId === undefined
      ? invitations.where('invitations.location_id', 'is not', null)
      : invitations.where('invitations.organization_id', '=', organizationId)
  ).executeTakeFirst();
  if (!invitation) throw notFound('invitation');
  if (invitation.location_id !== null) await requireKnownInviter(trx, caller, invitation.location_id);
  if (invitation.status === 'ACCEPTED') throw accepted();
  return invitation;
}

/** Hides the invitation from callers without access to its location. */
async function requireKnownInviter(trx: Database, caller: Caller, locationId: number): Promise<void> {
  try {
    await requireInviter(trx, caller, teamOfLocation(locationId));
  } catch (error) {
    throw error instanceof ApiError && error.code === 'not_found' ? notFound('invitation') : error;
  }
}

/** An accepted invitation cannot be used, withdrawn or resent. */
export function accepted(): ApiError {
  return new ApiError('invalid_transition', 'This invitation has already been accepted.');
}
