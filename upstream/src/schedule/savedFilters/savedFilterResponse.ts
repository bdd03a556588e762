import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** A saved filter on the wire. */
export const savedFilterResponse = z
  .object({
    id,
    location_id: id,
    name: z.string(),
    search: z.string().describe("The query of the list's address, such as `statuses=unfilled&positions=3`"),
    created_ts: instant,
  })
  .meta({ id: 'SavedFilter' });
