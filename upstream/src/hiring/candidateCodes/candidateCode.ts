import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * The code of a candidate's interview or orientation in any notation: 12 unambiguous letters and digits
 * (Crockford's base 32), so 60 bits.
 */
export const candidateCode = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'))
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'must be the code of an invitation'));

/** The hash under which a code is stored. */
export function hashCandidateCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
