import * as z from 'zod/mini';

/** The most characters that the name of an address may have. */
export const addressNameLimit = 100;

/** The name of an address as it is typed: blank gives null, for none. */
export const addressName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim() || null),
  ),
  z.nullable(z.string().check(z.maxLength(addressNameLimit, `At most ${addressNameLimit} characters`))),
);
