import * as z from 'zod/mini';
import { optionalPhone } from '../../platform/validation/phone.ts';

/** The maximum length of a guest's name, in characters. */
export const networkGuestNameMaxLength = 100;

/** An optional email address. Undefined, null and blank become null. */
const optionalEmail = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() || null),
  ),
  z.nullable(z.email('Invalid email address')),
);

/** A guest to invite to a network, as typed into a form. */
export const networkGuestFields = {
  name: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(networkGuestNameMaxLength, `At most ${networkGuestNameMaxLength} characters`),
      ),
  ),
  email: optionalEmail,
  phoneNumber: optionalPhone,
};

/** The error at the email address of a guest who has neither an email address nor a phone number. */
export const unreachableGuest = 'Enter an email address or a phone number';

/** Whether the invite can be sent to the guest. */
export function isReachable(guest: {
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}): boolean {
  return Boolean(guest.email?.trim()) || Boolean(guest.phoneNumber?.trim());
}
