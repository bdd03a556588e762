import * as z from 'zod/mini';

/** The most characters that the name of an address may have. */
export const addressNameLimit = 100;

/** The name of an address, which may be left out: missing, null and blank give null. */
export const addressName = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() || null),
  ),
  z.nullable(z.string().check(z.maxLength(addressNameLimit, `At most ${addressNameLimit} characters`))),
);
