import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

/** The longest note, in characters. */
export const noteLimit = 10_000;

/** The text of a note that platform admins keep. */
export const noteText = requiredText.check(z.maxLength(noteLimit, `At most ${noteLimit} characters`));
