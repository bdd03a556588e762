import * as z from 'zod/mini';
import { parsePhone } from './phoneNumber.ts';
import { requiredText } from './requiredText.ts';

/**
 * A required US phone number with an optional extension. Its value is +1 followed by the ten digits; the extension is
 * accepted but is not a part of the number.
 */
export const phone = z.pipe(
  requiredText,
  z.transform((text, context) => {
    const number = parsePhone(text);
    if (number !== null) return number;
    context.issues.push({ code: 'custom', message: 'Invalid phone number', input: text });
    return z.NEVER;
  }),
);

/** A US phone number that may be left out: missing, null and blank give null. */
export const optionalPhone = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => (text?.trim() ? text : null)),
  ),
  z.nullable(phone),
);
