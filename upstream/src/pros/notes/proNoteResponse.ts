import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The maximum length of a note, in characters. */
export const longestProNote = 2000;

/** The response schema of a note about a pro. */
export const proNoteResponse = z
  .object({
    id,
    pro_id: id.describe('profile_id of the pro'),
    location_id: id.describe('The location whose team wrote it'),
    is_shared: z.boolean().describe('Whether the whole organization can read it'),
    note: z.string(),
    created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
    created_ts: instant,
  })
  .meta({ id: 'ProNote' });

/** A note of a location's team about a pro. */
export type ProNoteResponse = z.output<typeof proNoteResponse>;
