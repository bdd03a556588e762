import { z } from 'zod';
import type { Services } from '../../platform/server/services.ts';
import type { InvitationRow } from './selectInvitations.ts';

/** The token of an invitation in a path. It is never numeric, so that it is not mistaken for an id. */
export const tokenParameter = z.string().regex(/^[\w-]{43}$/);

/** The web app's page for accepting an invitation. */
export function invitationLink(
  { settings: { webPublicUrl } }: Pick<Services, 'settings'>,
  { token, location_id }: Pick<InvitationRow, 'token' | 'location_id'>,
): string {
  const page = location_id === null ? '/organization/invitations/accept' : '/invitations/accept';
  return `${webPublicUrl}${page}/${token}`;
}

/** The web app's page for managing the team. */
export function teamPage(
  { settings: { webPublicUrl } }: Pick<Services, 'settings'>,
  { location_id, organization_id }: Pick<InvitationRow, 'location_id' | 'organization_id'>,
): string {
  const team = location_id === null ? `organizations/${organization_id}` : `locations/${location_id}`;
  return `${webPublicUrl}/${team}/teams`;
}
