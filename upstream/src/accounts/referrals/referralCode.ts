import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** Without ambiguous letters and digits. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** A referral code in any case, converted to uppercase. */
export const referralCode = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{4,32}$/i, 'A referral code has 4 to 32 letters, digits or "-"')
  .transform((code) => code.toUpperCase());

/** A new referral code, one of 850 billion, so that collisions are practically impossible. */
export function newReferralCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
