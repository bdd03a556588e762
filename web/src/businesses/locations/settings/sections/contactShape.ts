import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { optionalWebAddress } from '@brigade/domain/platform/validation/webAddress.ts';
import * as z from 'zod/mini';

// A field of a form always holds text; the rules for inputs take less than that, too.
const text = z.pipe(
  z.string(),
  z.transform((typed): string | null | undefined => typed),
);

/** The schema shape of a location's contact; empty fields become null. */
export const contactShape = {
  phoneNumber: z.pipe(text, optionalPhone),
  url: z.pipe(text, optionalWebAddress),
  imagePublicId: z.nullable(z.string()),
};
