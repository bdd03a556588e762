import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** A referral code however it is typed, in capital letters as it is kept. */
export const referralCode = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{4,32}$/i, 'A referral code has 4 to 32 letters, digits or "-"')
  .transform((code) => code.toUpperCase());

/** A new code, for somebody to pass on. One of 850 billion, so two are never the same. */
export function newReferralCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
