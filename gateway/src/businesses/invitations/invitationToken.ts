import { z } from 'zod';

/** What stands at the end of an invitation's link. A number would be the id of an invitation, which opens nothing. */
export function isInvitationToken(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text) && !/^\d+$/.test(text);
}

/** The token of an invitation's link, in an input. */
export const invitationToken = z.string().refine(isInvitationToken, 'This is not the link of an invitation');
