import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** A required time of day on the clock of 24 hours, "HH:mm". */
export const timeOfDay = z.pipe(
  requiredText,
  z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 22:00')),
);
