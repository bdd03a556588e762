import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';

const managerUserWire = z.object({
  id: z.int(),
  email: z.string().nullish(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullish(),
  /** Not provided by every server. */
  is_active: z.boolean().nullish(),
});

export const locationManagerWire = z.object({
  id: z.int(),
  /** The database id of the location. */
  location: z.int(),
  /** Null for an unknown role. */
  role: openEnum(locationRoles),
  user: managerUserWire,
});

/** An admin of an organization. */
export const organizationManagerWire = z.object({
  id: z.int(),
  organization_id: z.int(),
  /** Null for an unknown role. */
  role: openEnum(['ADMIN']),
  user: managerUserWire,
});

export type ManagerUserWire = z.infer<typeof managerUserWire>;
export type LocationManagerWire = z.infer<typeof locationManagerWire>;
export type OrganizationManagerWire = z.infer<typeof organizationManagerWire>;
