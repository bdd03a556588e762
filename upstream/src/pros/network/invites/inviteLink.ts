import { z } from 'zod';
import type { Services } from '../../../platform/server/services.ts';

/** The path parameter of an invite's token. It is never a number, which distinguishes it from an id. */
export const inviteToken = z.string().regex(/^[\w-]{43}$/);

/** The page of the web app where an invite is accepted. */
export function inviteLink(
  { settings: { webPublicUrl } }: Pick<Services, 'settings'>,
  token: string,
): string {
  return `${webPublicUrl}/connect?${new URLSearchParams({ invite: token }).toString()}`;
}
