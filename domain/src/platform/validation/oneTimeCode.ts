import * as z from 'zod/mini';

const message = 'Enter the 6 digits of the code';

/** A sign-in code. Messages show codes in groups ("123 456"), so white space is ignored. */
export const oneTimeCode = z.string(message).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, message),
);
