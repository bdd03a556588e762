import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationStatuses, statusAt } from './invitationStatus.ts';
import type { InvitationRow } from './selectInvitations.ts';

/** Any role that can be had by an invitation. */
export const invitedRole = z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']);

const fields = z.object({
  id,
  status: z
    .enum(invitationStatuses)
    .describe('ERROR: the e-mail could not be delivered, the link is good all the same'),
  expiration_date: instant,
  link: z.url().describe('The page on which it is accepted'),
  email: z.string(),
  phone_number: z.string().nullable(),
  manager_name: z.string().nullable().describe('The name of who is invited, as the inviter gave it'),
  inviter_name: z.string().nullable(),
  created_ts: instant,
});

/** An invitation to the team of a location on the wire. */
export const locationInvitation = fields
  .extend({ location_id: id, role: invitedRole })
  .meta({ id: 'Invitation' });

/** An invitation to administer an organization on the wire. */
export const organizationInvitation = fields
  .extend({ organization_id: id, role: z.literal('ADMIN') })
  .meta({ id: 'OrganizationInvitation' });

function fieldsOf(upstream: Upstream, invitation: InvitationRow): z.output<typeof fields> {
  const { id: number, email, phone_number, manager_name, inviter_name } = invitation;
  return {
    id: number,
    status: statusAt(invitation, upstream.clock.now()),
    expiration_date: invitation.expires_ts.toISOString(),
    link: invitationLink(upstream, invitation),
    email,
    phone_number,
    manager_name,
    inviter_name,
    created_ts: invitation.created_ts.toISOString(),
  };
}

/** The wire object of an invitation to a location. */
export function toLocationInvitation(
  upstream: Upstream,
  invitation: InvitationRow,
): z.output<typeof locationInvitation> {
  const { location_id, role } = invitation;
  return { ...fieldsOf(upstream, invitation), location_id: location_id ?? 0, role };
}

/** The wire object of an invitation to an organization. */
export function toOrganizationInvitation(
  upstream: Upstream,
  invitation: InvitationRow,
): z.output<typeof organizationInvitation> {
  return {
    ...fieldsOf(upstream, invitation),
    organization_id: invitation.organization_id ?? 0,
    role: 'ADMIN',
  };
}
