import { z } from 'zod/mini';

/** Characters of a search. */
export const longestSearch = 100;

/** The rule of a search text. */
export const searchText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'This field is required'),
    z.maxLength(longestSearch, `At most ${longestSearch} characters`),
  );

/** Whether a search can find anything: it has two letters or digits, or is the number of a gig. */
export function canBeFound(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 1 || /^#?\d$/.test(text.trim());
}
