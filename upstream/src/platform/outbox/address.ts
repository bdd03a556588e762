import { z } from 'zod';

/** The channel a code is sent by. */
export type SignInChannel = 'email' | 'phone';

/** An email address, converted to lowercase. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

/** A North American phone number in any notation, converted to `+1` and ten digits. */
export const phoneNumber = z
  .string()
  .max(40, 'Invalid phone number')
  .regex(/^\s*(?:\+?1)?[\s.()-]*[2-9]\d{2}[\s.()-]*[2-9]\d{2}[\s.-]*\d{4}\s*$/, 'Invalid phone number')
  .transform((text) => `+1${text.replaceAll(/\D/g, '').slice(-10)}`);

/** The six digits of a one-time code. */
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code');
