import { z } from 'zod';

/** Characters that are no part of a name: those that steer terminals and the direction of writing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name of a file as people know it: without the folders that it lay in. */
export const fileName = z
  .string()
  .max(1000, 'At most 100 characters')
  .transform((name) => name.replaceAll(unprintable, '').split(/[\\/]/).at(-1)?.trim() ?? '')
  .pipe(z.string().min(1, 'This field is required').max(100, 'At most 100 characters'));
