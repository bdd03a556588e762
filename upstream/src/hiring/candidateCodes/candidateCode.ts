import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * The code of a candidate's interview or orientation, however it is typed: 12 letters and digits without those that are
 * taken for each other (Crockford's base 32), so 60 bits.
 */
export const candidateCode = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'))
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'must be the code of an invitation'));

/** The form in which a code is kept. */
export function hashCandidateCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
