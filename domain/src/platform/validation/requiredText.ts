import * as z from 'zod/mini';

/** Text that must not be missing, null or blank; surrounding white space is dropped. `message` says what is missing. */
export function requiredTextOr(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message));
}

/** Text of any required field. */
export const requiredText = requiredTextOr('This field is required');
