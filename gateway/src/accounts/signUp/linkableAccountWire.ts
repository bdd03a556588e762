import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { knownRows } from '../../platform/schema/openEnum.ts';

/** An account that may be the user's too. */
export const linkableAccountWire = z.object({
  id: z.int(),
  name: z.string().nullish(),
  /** Masked; null where linking needs no code. */
  code_sent_to: z.string().nullish(),
  managed_locations: knownRows(
    z.object({ location_id: z.int(), location_name: z.string(), role: z.enum(locationRoles) }),
  ).default([]),
  organization_roles: knownRows(
    z.object({ organization_id: z.int(), organization_name: z.string(), role: z.literal('ADMIN') }),
  ).default([]),
});

export type LinkableAccountWire = z.infer<typeof linkableAccountWire>;
