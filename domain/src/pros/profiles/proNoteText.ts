import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

/** The maximum length of a note about a pro, in characters. */
export const proNoteLimit = 2000;

/** The text of a note about a pro. */
export const proNoteText = requiredText.check(
  z.maxLength(proNoteLimit, `At most ${proNoteLimit} characters`),
);
