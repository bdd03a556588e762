import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** Text of a required field with at most so many characters, without the white space around it. */
export function requiredTextUpTo(most: number) {
  return requiredText.check(z.maxLength(most, `At most ${most} characters`));
}
