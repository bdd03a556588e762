import * as z from 'zod/mini';

/** The address of a web page, which may be left out: missing, null and blank give null. */
export const optionalWebAddress = z.pipe(
  z.pipe(
    z.nullish(z.string('Invalid URL')),
    z.transform((text) => text?.trim() || null),
  ),
  // Only these two are safe to follow: javascript: is a URL, too.
  z.nullable(z.url({ protocol: /^https?$/, error: 'Invalid URL' })),
);
