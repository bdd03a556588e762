import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

const person = z.object({
  id,
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  is_active: z.boolean().describe('Whether the user can sign in'),
});

export const locationManagerResponse = z.object({
  id,
  location: id.describe('The id of the location'),
  role: z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']),
  user: person,
});

/** A manager of a whole organization. */
export const organizationManagerResponse = z.object({
  id,
  organization_id: id,
  role: z.enum(['ADMIN']),
  user: person,
});
