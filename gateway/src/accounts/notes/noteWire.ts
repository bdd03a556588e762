import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A platform admin's note about a user. */
export const noteWire = z.object({
  id: z.int(),
  note: z.string(),
  created_by: z.object({ first_name: z.string(), last_name: z.string() }),
  created_ts: wireInstant,
});

export type NoteWire = z.infer<typeof noteWire>;
