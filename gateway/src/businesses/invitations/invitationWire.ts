import { invitationStatuses } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { openEnum, openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const fields = z.object({
  id: z.int(),
  /** SUBMITTED for an unknown status: it waits for the guest until it expires. */
  status: openEnumOr(invitationStatuses, 'SUBMITTED'),
  expiration_date: wireInstant,
  link: z.string(),
  email: z.string(),
  /** Null for an unknown role. */
  role: openEnum(locationRoles),
  phone_number: z.string().nullish(),
  /** The name of who is invited. */
  manager_name: z.string().nullish(),
  inviter_name: z.string().nullish(),
  created_ts: wireInstant.nullish(),
});

/** An invitation to the team of a location. */
export const locationInvitationWire = fields.extend({ location_id: z.int() });

/** An invitation to administer an organization. */
export const organizationInvitationWire = fields.extend({ organization_id: z.int() });

export type LocationInvitationWire = z.infer<typeof locationInvitationWire>;
export type OrganizationInvitationWire = z.infer<typeof organizationInvitationWire>;

/** An invitation to a team of either kind. */
export type InvitationWire = LocationInvitationWire | OrganizationInvitationWire;
