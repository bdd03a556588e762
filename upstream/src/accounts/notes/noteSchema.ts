import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';

/** The maximum length of a note, in characters. */
export const longestNote = 10_000;

/** A platform admin's note about a user. */
export const noteSchema = z.object({
  id,
  note: z.string(),
  user: id.describe('The user that the note is about'),
  created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
  created_ts: instant,
});
