import * as z from 'zod/mini';
import { requiredText } from '../../platform/validation/requiredText.ts';
import type { AddOnPeriod } from './addOnStatus.ts';

const invalidDate = 'Enter a date';

/** The first day of a booking, an ISO date. */
export const addOnStartDate = z.pipe(requiredText, z.iso.date(invalidDate));

/** The last day of a booking as it is typed, an ISO date; blank gives null, for one that lasts until it is ended. */
export const addOnEndDate = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text || null),
  ),
  z.nullable(z.iso.date(invalidDate)),
);

/** What is wrong with the days of a booking; null when nothing is. It is said at the last day. */
export function addOnPeriodProblem({ startDate, endDate }: AddOnPeriod): string | null {
  return endDate !== null && endDate < startDate ? 'The last day is before the first day' : null;
}
