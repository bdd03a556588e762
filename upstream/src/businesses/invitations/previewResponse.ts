import { z } from 'zod';
import { instant } from '../../platform/server/parameters.ts';
import { invitedRole } from './invitationResponse.ts';
import { statusAt } from './invitationStatus.ts';
import { maskedEmail } from './maskedAddress.ts';
import type { InvitationRow } from './selectInvitations.ts';

/**
 * What anyone with the link can see. The address is masked, because links are copied and forwarded.
 */
export const previewResponse = z
  .object({
    status: z.enum(['SUBMITTED', 'ACCEPTED', 'EXPIRED']),
    location_name: z.string().nullable().describe('Null for an invitation to the organization itself'),
    organization_name: z.string(),
    role: invitedRole,
    email: z.string().describe('Masked, such as m•••@brigade.example'),
    inviter_name: z.string().nullable(),
    expiration_date: instant,
  })
  .meta({ id: 'InvitationPreview' });

/** Converts an invitation to its preview. */
export function toPreview(invitation: InvitationRow, now: Date): z.output<typeof previewResponse> {
  const { location_name, organization_name, role, email, inviter_name, expires_ts } = invitation;
  const status = statusAt(invitation, now);
  return {
    // A delivery failure is irrelevant to someone with the link.
    status: status === 'ERROR' ? 'SUBMITTED' : status,
    location_name,
    organization_name,
    role,
    email: maskedEmail(email),
    inviter_name,
    expiration_date: expires_ts.toISOString(),
  };
}
