import { z } from 'zod';

/** Characters that are not allowed in names, such as control characters and writing direction marks. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name of a file without its folders. */
export const fileName = z
  .string()
  .max(1000, 'At most 100 characters')
  .transform((name) => name.replaceAll(unprintable, '').split(/[\\/]/).at(-1)?.trim() ?? '')
  .pipe(z.string().min(1, 'This field is required').max(100, 'At most 100 characters'));
