import { overrideNoteLimit } from '@brigade/domain/filling/applications/overrideNoteLimit.ts';
import { z } from 'zod';

/** The note of an input: what the description of its field promises. */
export const overrideNoteRule = z
  .string()
  .trim()
  .max(overrideNoteLimit, `At most ${overrideNoteLimit} characters`)
  .nullish();

/** What the field is for. */
export const overrideNoteDescription =
  `Why, in spite of conflicts, at most ${overrideNoteLimit} characters; kept with those of the applications that have ` +
  'a conflict.';
