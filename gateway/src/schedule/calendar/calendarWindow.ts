import { longestShiftHours } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The instants that bound a calendar query, ISO 8601 in UTC. */
export interface CalendarWindow {
  /** A gig that started before this instant has ended when the first day starts. */
  readonly earliestStart: string;
  /** The start of the first day. */
  readonly start: string;
  /** The last millisecond of the last day. */
  readonly last: string;
}

/** The window from the start of the first day to the end of the last, in a time zone. Days can have 23 or 25 hours. */
export function calendarWindow(from: string, until: string, zone: string): CalendarWindow {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(until).add({ days: 1 }).toZonedDateTime(zone);
  return {
    earliestStart: start.subtract({ hours: longestShiftHours }).toInstant().toString(),
    start: start.toInstant().toString(),
    last: end.subtract({ milliseconds: 1 }).toInstant().toString(),
  };
}
