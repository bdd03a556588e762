import { z } from 'zod';
import type { Upstream } from '../../../platform/server/services.ts';

/** The token of an invite's link, in a path: never a number, so that it is not taken for an id. */
export const inviteToken = z.string().regex(/^[\w-]{43}$/);

/** The page of the web app where an invite is accepted. */
export function inviteLink(
  { settings: { webPublicUrl } }: Pick<Upstream, 'settings'>,
  token: string,
): string {
  return `${webPublicUrl}/connect?${new URLSearchParams({ invite: token }).toString()}`;
}
