import * as z from 'zod/mini';
import { requiredText } from './requiredText.ts';

/** The required name of a time zone, such as "America/New_York". An offset such as "+05:00" knows no summer time. */
export const timeZone = z.pipe(requiredText, z.string().check(z.refine(isTimeZone, 'Invalid time zone')));

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
