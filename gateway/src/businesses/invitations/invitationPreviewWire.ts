import { invitationStatuses } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { openEnum, openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** What anyone who holds an invitation's link may know of it. */
export const invitationPreviewWire = z.object({
  /** SUBMITTED for an unknown status: it waits for the guest until it expires. */
  status: openEnumOr(invitationStatuses, 'SUBMITTED'),
  location_name: z.string().nullish(),
  /** Not every server sends it. */
  organization_name: z.string().nullish(),
  /** Null for an unknown role. */
  role: openEnum(locationRoles),
  /** Masked. */
  email: z.string(),
  inviter_name: z.string().nullish(),
  expiration_date: wireInstant,
});

export type InvitationPreviewWire = z.infer<typeof invitationPreviewWire>;
