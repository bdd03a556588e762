import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { findConflicts, type Pair } from '../conflicts/findConflicts.ts';
import type { ApplicationChange } from './transitions/transition.ts';

/** The request field that explains why a pro gets a place despite a conflict. */
export const overrideNoteField = {
  override_note: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .describe('Why the pro gets the place despite a conflict; stored only for applicants with a conflict'),
};

/** A body that may carry such a note, or no body at all. */
export const overrideNoteBody = z.object(overrideNoteField).optional();

/** The columns that store the note: set for a pro who currently has a conflict, else none. */
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
