import * as z from 'zod/mini';
import { parseReferralCode } from './parseReferralCode.ts';

const message = 'A referral code has 4 to 32 letters, digits or "-"';

/** A referral code that must be one, in capital letters. */
export const referralCode = z.pipe(
  z.string(message),
  z.transform((text, context) => {
    const code = parseReferralCode(text);
    if (code !== null) return code;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

/** A referral code that may be left out: missing, null and blank give null. */
export const optionalReferralCode = z.pipe(
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((text) => (text?.trim() ? text : null)),
  ),
  z.nullable(referralCode),
);
