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

/** The end of a number like "(615) 555-0123 ext. 12". */
const extension = /[\s,;]*(?:x|ext\.?|extension|#)[\s.:]*\d{1,7}\s*$/i;

/** A North American phone number in any notation, converted to `+1` and ten digits. An extension is left out. */
export const phoneNumber = z
  .string()
  .max(40, 'Invalid phone number')
  .transform((text) => text.replace(extension, ''))
  .pipe(
    z
      .string()
      .regex(/^\s*(?:\+?1)?[\s.()-]*[2-9]\d{2}[\s.()-]*[2-9]\d{2}[\s.-]*\d{4}\s*$/, 'Invalid phone number')
      .transform((text) => `+1${text.replaceAll(/\D/g, '').slice(-10)}`),
  );

/** The six digits of a one-time code. */
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code');
