import type { Selectable } from 'kysely';
import type { UsersTable } from '../../accounts/users/usersTable.ts';
import { ApiError } from '../../platform/errors.ts';
import { maskedEmail, maskedPhone } from './maskedAddress.ts';
import type { InvitationRow } from './selectInvitations.ts';

/**
 * Requires a confirmation when the account does not have the invited address: the
 * phone number if the invitation has one, else the email address. The link is sufficient proof; this prevents
 * accepting with the wrong account by mistake.
 *
 * @param phoneNumber the guest's number, instead of the account's
 * @throws ApiError confirmation_required at the address that differs
 */
export function requireGuest(
  invitation: Pick<InvitationRow, 'email' | 'phone_number'>,
  user: Pick<Selectable<UsersTable>, 'email' | 'phone_number'>,
  phoneNumber: string | null,
): void {
  if (invitation.phone_number !== null) {
    if ((phoneNumber ?? user.phone_number) === invitation.phone_number) return;
    throw confirmationRequired('phone_number', `a ${maskedPhone(invitation.phone_number)}`);
  }
  if (user.email?.toLowerCase() === invitation.email) return;
  throw confirmationRequired('email', maskedEmail(invitation.email));
}

function confirmationRequired(target: string, invited: string): ApiError {
  return new ApiError('confirmation_required', `This invitation is for ${invited}. Is that you?`, { target });
}
