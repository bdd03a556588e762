import { copyLink } from '../../ui/actions/copyLink.ts';

/** Copies an invitation's link. */
export function copyInvitationLink(link: string): Promise<void> {
  return copyLink(link, 'Anyone with this link can join. Share it only with the person you invited.');
}
