import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The longest note, in characters. */
export const longestProNote = 2000;

/** What somebody of a location's team wrote down about a pro, on the wire. */
export const proNoteResponse = z
  .object({
    id,
    pro_id: id.describe('profile_id of the pro'),
    location_id: id.describe('Where it was written'),
    is_shared: z.boolean().describe('Whether the whole organization reads it'),
    note: z.string(),
    created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
    created_ts: instant,
  })
  .meta({ id: 'ProNote' });

/** What somebody of a location's team wrote down about a pro, on the wire. */
export type ProNoteResponse = z.output<typeof proNoteResponse>;
