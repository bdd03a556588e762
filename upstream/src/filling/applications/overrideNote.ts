import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { findConflicts, type Pair } from '../../conflicts/findConflicts.ts';
import type { ApplicationChange } from './transitions/transition.ts';

/** The field of a body that says why somebody gets a place in spite of a conflict. */
export const overrideNoteField = {
  override_note: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .describe('Why, in spite of a conflict; kept only with applicants who have one'),
};

/** A body that may carry such a note, or no body at all. */
export const overrideNoteBody = z.object(overrideNoteField).optional();

/** The note as it is kept: with those who have a conflict at this moment, and nothing otherwise. */
export async function overrideNoteChange(
  trx: Database,
  note: string | null | undefined,
  { pair, userId, now }: { pair: Pair; userId: number; now: Date },
): Promise<ApplicationChange> {
  if (!note) return {};
  const [conflicts = []] = await findConflicts(trx, [pair], now);
  if (conflicts.length === 0) return {};
  return { override_note: note, override_note_ts: now, override_note_by_user_id: userId };
}
