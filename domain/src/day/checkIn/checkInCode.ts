import * as z from 'zod/mini';

const message = 'Enter the 4 digits of the code';

/** The check-in code of a gig. White space is ignored. */
export const checkInCode = z.string(message).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{4}$/, message),
);
