import * as z from 'zod/mini';
import { email } from '../../platform/validation/email.ts';
import { optionalPhone } from '../../platform/validation/phone.ts';

/** The longest name that an invitation carries, in characters. */
export const guestNameMaxLength = 100;

/** Who is invited, as one types it: an email address, and as much else as is known. */
export const guestFields = {
  email,
  phoneNumber: optionalPhone,
  name: z.nullish(
    z.string().check(z.trim(), z.maxLength(guestNameMaxLength, `At most ${guestNameMaxLength} characters`)),
  ),
};
