import { invitationBehind } from '@brigade/domain/accounts/signUp/invitationBehind.ts';

/** The variables by which the sign-up learns who has invited somebody, from where they are going. */
export function invitationVariables(returnTo: string | undefined) {
  const invitation = invitationBehind(returnTo ?? '/');
  return invitation
    ? { isInvited: true, ...invitation }
    : { isInvited: false, scope: 'LOCATION' as const, token: '' };
}
