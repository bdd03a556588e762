import * as z from 'zod/mini';
import { optionalPhone } from '../../platform/validation/phone.ts';

/** The longest name that an invite carries, in characters. */
export const networkGuestNameMaxLength = 100;

/** An e-mail address that may be left out: missing, null and blank give null. */
const optionalEmail = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() || null),
  ),
  z.nullable(z.email('Invalid email address')),
);

/** Who is invited into a network, as one types it. */
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

/** Said at the e-mail address of a guest who has neither that nor a phone number. */
export const unreachableGuest = 'Enter an email address or a phone number';

/** Whether a guest can be told of the invite. */
export function isReachable(guest: {
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}): boolean {
  return Boolean(guest.email?.trim()) || Boolean(guest.phoneNumber?.trim());
}
