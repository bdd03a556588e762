import * as z from 'zod/mini';

const message = 'A referral code has 4 to 32 letters, digits or "-"';

/** A referral code, in capital letters: codes are the same in any case. */
export const referralCode = z
  .string(message)
  .check(z.trim(), z.regex(/^[a-z0-9-]{4,32}$/i, message), z.toUpperCase());

/** A referral code that may be left out: missing, null and blank give null. */
export const optionalReferralCode = z.pipe(
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((text) => (text?.trim() ? text : null)),
  ),
  z.nullable(referralCode),
);
