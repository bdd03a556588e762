/** An invitation that a user was opening when they had to sign up first. */
export interface InvitationBehind {
  readonly scope: 'LOCATION' | 'ORGANIZATION';
  readonly token: string;
}

const invitationPath =
  /^(?<organization>\/organization)?\/invitations\/accept\/(?<token>[^/?#]+)\/?(?:[?#]|$)/;

/**
 * The invitation that a return path leads to; null for any other path. Anyone who is invited joins a business that is there
 * already, so they are not asked for one.
 */
export function invitationBehind(returnPath: string): InvitationBehind | null {
  const parts = invitationPath.exec(returnPath)?.groups;
  if (parts?.['token'] === undefined) return null;
  return { scope: parts['organization'] === undefined ? 'LOCATION' : 'ORGANIZATION', token: parts['token'] };
}
