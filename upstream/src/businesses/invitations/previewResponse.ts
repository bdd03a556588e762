import { z } from 'zod';
import { instant } from '../../platform/server/parameters.ts';
import { invitedRole } from './invitationResponse.ts';
import { statusAt } from './invitationStatus.ts';
import { maskedEmail } from './maskedAddress.ts';
import type { InvitationRow } from './selectInvitations.ts';

/**
 * What anybody who holds the link may know. The address is masked: links are copied and passed on, and an address is
 * not for everybody who gets hold of one.
 */
export const previewResponse = z
  .object({
    status: z.enum(['SUBMITTED', 'ACCEPTED', 'EXPIRED']),
    location_name: z.string().nullable().describe('Null for an invitation to the organization itself'),
    organization_name: z.string(),
    role: invitedRole,
    email: z.string().describe('Masked, as m•••@brigade.example'),
    inviter_name: z.string().nullable(),
    expiration_date: instant,
  })
  .meta({ id: 'InvitationPreview' });

/** The wire object of what an invitation's link shows. */
export function toPreview(invitation: InvitationRow, now: Date): z.output<typeof previewResponse> {
  const { location_name, organization_name, role, email, inviter_name, expires_ts } = invitation;
  const status = statusAt(invitation, now);
  return {
    // That the e-mail came back does not concern who holds the link all the same.
    status: status === 'ERROR' ? 'SUBMITTED' : status,
    location_name,
    organization_name,
    role,
    email: maskedEmail(email),
    inviter_name,
    expiration_date: expires_ts.toISOString(),
  };
}
