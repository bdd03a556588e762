import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of a saved filter. */
export const savedFilterResponse = z
  .object({
    id,
    location_id: id,
    name: z.string(),
    search: z
      .string()
      .describe("The query string of the list's URL, such as `statuses=unfilled&positions=3`"),
    created_ts: instant,
  })
  .meta({ id: 'SavedFilter' });
