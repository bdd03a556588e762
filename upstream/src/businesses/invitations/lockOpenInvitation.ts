import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { requireInviter, teamOfLocation, teamOfOrganization } from './invitingTeam.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';

/**
 * An invitation that nobody has accepted yet, expired or not, held until the transaction ends.
 *
 * @param organizationId where the invitation is looked for; without it among those to locations
 * @throws ApiError not_found for an invitation that the caller may not know of, permission_denied where their role
 *   does not let them invite, invalid_transition for one that was accepted
 */
export async function holdOpenInvitation(
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

/** To somebody outside of the location, its invitation is as unknown as one that never was. */
async function requireKnownInviter(trx: Database, caller: Caller, locationId: number): Promise<void> {
  try {
    await requireInviter(trx, caller, teamOfLocation(locationId));
  } catch (error) {
    throw error instanceof ApiError && error.code === 'not_found' ? notFound('invitation') : error;
  }
}

/** What was accepted can be neither used, withdrawn nor sent again. */
export function accepted(): ApiError {
  return new ApiError('invalid_transition', 'This invitation has been accepted already.');
}
