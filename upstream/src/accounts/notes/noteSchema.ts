import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The longest note, in characters. */
export const longestNote = 10_000;

/** What a platform admin wrote down about somebody. */
export const noteSchema = z.object({
  id,
  note: z.string(),
  user: id.describe('Whom it is about'),
  created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
  created_ts: instant,
});
