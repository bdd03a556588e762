import { z } from 'zod';

/** An IANA time zone, such as `America/Chicago`. */
export const timeZone = z.string().refine(isTimeZone, 'Invalid time zone');

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // Intl also accepts offsets such as +05:00, but they carry no daylight saving rules.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
