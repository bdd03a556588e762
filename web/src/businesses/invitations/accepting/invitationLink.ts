import { stringifySearch } from '../../../platform/screen/searchParams.ts';

/** The parts of an invitation's URL. */
export interface InvitationLink {
  readonly scope: 'LOCATION' | 'ORGANIZATION';
  readonly token: string;
}

/** The page of an invitation. */
function invitationPath({ scope, token }: InvitationLink): string {
  return `${scope === 'LOCATION' ? '' : '/organization'}/invitations/accept/${token}`;
}

/** Where someone signs in, to come back to the invitation. */
export function signInToAccept(link: InvitationLink, email: string | undefined): string {
  return `/auth${stringifySearch({ returnTo: invitationPath(link), email })}`;
}
