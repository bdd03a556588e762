import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';

/** What an event is called: 3 to 25 characters, without the white space around them. */
export const eventName = z.pipe(
  requiredText,
  z
    .string()
    .check(
      z.minLength(3, 'Event name must be at least 3 characters'),
      z.maxLength(25, 'Event name must be 25 characters or less'),
    ),
);
