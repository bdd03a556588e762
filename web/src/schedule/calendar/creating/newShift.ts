import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { postHref } from '../../posting/postHref.ts';

/** What a shift posted from the calendar begins with: its day, and the times if they were drawn. */
interface NewShift {
  readonly date: Temporal.PlainDate;
  readonly startTime?: Temporal.PlainTime;
  readonly endTime?: Temporal.PlainTime;
}

/** The address of the form that posts a shift. */
export type NewShiftHref = (shift: NewShift) => string;

/** Addresses at a location that lead back to a page afterwards. */
export function newShiftHref(locationId: number, returnTo: string): NewShiftHref {
  return ({ date, startTime, endTime }) =>
    postHref(locationId, {
      date: String(date),
      startTime: startTime?.toString({ smallestUnit: 'minute' }),
      endTime: endTime?.toString({ smallestUnit: 'minute' }),
      returnTo,
    });
}
