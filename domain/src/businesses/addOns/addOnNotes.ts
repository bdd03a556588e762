import * as z from 'zod/mini';

/** The most characters that the notes of a booking may have. */
export const addOnNotesLimit = 1000;

/** The notes of a booking; they may be empty. */
export const addOnNotes = z
  .string()
  .check(z.trim(), z.maxLength(addOnNotesLimit, `At most ${addOnNotesLimit} characters`));
