import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** A group of a location's network on the wire. */
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

/** A group of a location's network on the wire. */
export type GroupResponse = z.output<typeof groupResponse>;

/** What is written into a group. */
export const groupFields = {
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(300, 'At most 300 characters').optional(),
};
