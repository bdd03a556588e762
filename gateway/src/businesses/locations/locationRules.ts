import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { postalCode } from '@brigade/domain/platform/validation/postalCode.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { stateCode } from '@brigade/domain/platform/validation/stateCode.ts';
import { timeZone } from '@brigade/domain/platform/validation/timeZone.ts';
import { optionalWebAddress } from '@brigade/domain/platform/validation/webAddress.ts';
import { z } from 'zod';

interface Rule {
  safeParse(value: unknown): { readonly success: boolean };
}

/** Text that null takes away. What is left out stays left out, so that it changes nothing. */
function clearable(rule: Rule, message: string) {
  return z
    .string()
    .trim()
    .transform((text) => text || null)
    .nullish()
    .refine((text) => text == null || rule.safeParse(text).success, message);
}

/** The rules of what a new location must have. */
export const requiredDetails = {
  name: requiredTextUpTo(100),
  streetAddress: requiredTextUpTo(200),
  city: requiredTextUpTo(100),
  stateCode,
  postalCode,
};

/** The rules of what a location may have besides. */
export const optionalDetails = {
  coordinates: z.optional(coordinates),
  timeZone: z.optional(timeZone),
  phoneNumber: clearable(optionalPhone, 'Invalid phone number'),
  url: clearable(optionalWebAddress, 'Invalid URL'),
  imagePublicId: z.string().max(200, 'At most 200 characters').nullish(),
};
