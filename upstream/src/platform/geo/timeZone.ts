import { z } from 'zod';

/** The IANA name of a time zone, as `America/Chicago`. */
export const timeZone = z.string().refine(isTimeZone, 'Invalid time zone');

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +05:00 are taken too, but say nothing about summer time.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
