import { longestShiftHours } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** Moments that a gig's start and end are compared with, ISO 8601 in UTC. */
export interface Days {
  /** Whatever has started earlier is over when the first day begins. */
  readonly earliestStart: string;
  /** The beginning of the first day. */
  readonly begin: string;
  /** The last moment of the last day. */
  readonly last: string;
}

/** From the first to the last day, both whole, by the clocks of a zone; the days may have 23 or 25 hours. */
export function daysBetween(from: string, until: string, zone: string): Days {
  const begin = Temporal.PlainDate.from(from).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(until).add({ days: 1 }).toZonedDateTime(zone);
  return {
    earliestStart: begin.subtract({ hours: longestShiftHours }).toInstant().toString(),
    begin: begin.toInstant().toString(),
    last: end.subtract({ milliseconds: 1 }).toInstant().toString(),
  };
}
