import { z } from 'zod';
import type { Upstream } from '../../platform/server/services.ts';
import type { InvitationRow } from './selectInvitations.ts';

/** The token of an invitation's link, in a path: never a number, so that it is not taken for an id. */
export const tokenParameter = z.string().regex(/^[\w-]{43}$/);

/** The page of the web app where an invitation is accepted. */
export function invitationLink(
  { settings: { webPublicUrl } }: Pick<Upstream, 'settings'>,
  { token, location_id }: Pick<InvitationRow, 'token' | 'location_id'>,
): string {
  const page = location_id === null ? '/organization/invitations/accept' : '/invitations/accept';
  return `${webPublicUrl}${page}/${token}`;
}

/** The page of the web app on which those in charge look after the team. */
export function teamPage(
  { settings: { webPublicUrl } }: Pick<Upstream, 'settings'>,
  { location_id, organization_id }: Pick<InvitationRow, 'location_id' | 'organization_id'>,
): string {
  const team = location_id === null ? `organizations/${organization_id}` : `locations/${location_id}`;
  return `${webPublicUrl}/${team}/teams`;
}
