import { invitationStatuses } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** What anybody who holds an invitation's link may know of it. */
export const invitationPreviewWire = z.object({
  status: z.enum(invitationStatuses),
  location_name: z.string().nullish(),
  organization_name: z.string(),
  role: z.enum(locationRoles),
  /** Masked. */
  email: z.string(),
  inviter_name: z.string().nullish(),
  expiration_date: wireInstant,
});

export type InvitationPreviewWire = z.infer<typeof invitationPreviewWire>;
