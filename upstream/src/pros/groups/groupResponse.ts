import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of a group of a location's network. */
export const groupResponse = z
  .object({
    id,
    location_id: id,
    name: z.string(),
    description: z.string(),
    members_count: z.int().nonnegative(),
    created_ts: instant,
    last_updated_ts: instant,
  })
  .meta({ id: 'ProGroup' });

/** A group of a location's network. */
export type GroupResponse = z.output<typeof groupResponse>;

/** The request fields of a group. */
export const groupFields = {
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(300, 'At most 300 characters').optional(),
};
