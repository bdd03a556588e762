import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import { z } from 'zod';

export const noteRule = z
  .string()
  .trim()
  .max(timeRecordNoteLimit, `At most ${timeRecordNoteLimit} characters`)
  .nullish();

export const changedNoteDescription =
  `A note on why a manager records this, at most ${timeRecordNoteLimit} characters. Omit it to keep the note; null or an ` +
  'empty text removes it.';

/** The description of a recorded time that a change relies on. */
export const expectedTimeDescription =
  'The recorded time that the change is based on. The mutation returns INVALID_TRANSITION if another time ' +
  'is recorded by now. Omit it to skip the check.';

/** The note of a change as the REST API expects it: absent to leave it as it is. */
export function changedNote(note: string | null | undefined): { readonly note?: string | null } {
  return note === undefined ? {} : { note: note || null };
}
