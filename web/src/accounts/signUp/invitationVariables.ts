import { invitationBehind } from '@brigade/domain/accounts/signUp/invitationBehind.ts';

/** The query variables of the invitation that a return path leads to. */
export function invitationVariables(returnTo: string | undefined) {
  const invitation = invitationBehind(returnTo ?? '/');
  return invitation
    ? { isInvited: true, ...invitation }
    : { isInvited: false, scope: 'LOCATION' as const, token: '' };
}
