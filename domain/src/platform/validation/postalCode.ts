import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** A required US postal code: 5 digits, or 5 and 4 with a hyphen. */
export const postalCode = z.pipe(
  requiredText,
  z.string().check(z.regex(/^\d{5}(-\d{4})?$/, 'Invalid postal code')),
);
