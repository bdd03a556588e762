import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationStatuses, statusAt } from './invitationStatus.ts';
import type { InvitationRow } from './selectInvitations.ts';

/** Any role that an invitation can grant. */
export const invitedRole = z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']);

const fields = z.object({
  id,
  status: z
    .enum(invitationStatuses)
    .describe('ERROR when the email could not be delivered; the link is valid nevertheless'),
  expiration_date: instant,
  link: z.url().describe('The page for accepting it'),
  email: z.string(),
  phone_number: z.string().nullable(),
  manager_name: z.string().nullable().describe('The name of the invited person, as entered by the inviter'),
  inviter_name: z.string().nullable(),
  created_ts: instant,
});

/** An invitation to a location in the API. */
export const locationInvitation = fields
  .extend({ location_id: id, role: invitedRole })
  .meta({ id: 'Invitation' });

/** An invitation to an organization in the API. */
export const organizationInvitation = fields
  .extend({ organization_id: id, role: z.literal('ADMIN') })
  .meta({ id: 'OrganizationInvitation' });

function fieldsOf(services: Services, invitation: InvitationRow): z.output<typeof fields> {
  const { id: number, email, phone_number, manager_name, inviter_name } = invitation;
  return {
    id: number,
    status: statusAt(invitation, services.clock.now()),
    expiration_date: invitation.expires_ts.toISOString(),
    link: invitationLink(services, invitation),
    email,
    phone_number,
    manager_name,
    inviter_name,
    created_ts: invitation.created_ts.toISOString(),
  };
}

/** Converts an invitation to a location to its API format. */
export function toLocationInvitation(
  services: Services,
  invitation: InvitationRow,
): z.output<typeof locationInvitation> {
  const { location_id, role } = invitation;
  return { ...fieldsOf(services, invitation), location_id: location_id ?? 0, role };
}

/** Converts an invitation to an organization to its API format. */
export function toOrganizationInvitation(
  services: Services,
  invitation: InvitationRow,
): z.output<typeof organizationInvitation> {
  return {
    ...fieldsOf(services, invitation),
    organization_id: invitation.organization_id ?? 0,
    role: 'ADMIN',
  };
}
