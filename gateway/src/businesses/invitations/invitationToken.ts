import { z } from 'zod';

/** The last segment of an invitation's link. A numeric value would be an invitation's id, which opens nothing. */
export function isInvitationToken(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text) && !/^\d+$/.test(text);
}

/** The token of an invitation's link, as given in an input. */
export const invitationToken = z.string().refine(isInvitationToken, 'This is not the link of an invitation');
