import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** What happens on one day. */
export interface Day<T> {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly gigs: readonly T[];
}

/**
 * The date on which something starts, YYYY-MM-DD, by the calendar of its own place.
 *
 * @param startTime ISO 8601
 * @param timeZone IANA name
 */
export function startDate(startTime: string, timeZone: string): string {
  return Temporal.Instant.from(startTime).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

const knownDates = new WeakMap<object, string>();

/** A gig's date, worked out once: with every page of a long list all its gigs are grouped again. */
export function knownDate(gig: object, workOut: () => string): string {
  const date = knownDates.get(gig) ?? workOut();
  knownDates.set(gig, date);
  return date;
}

/** Cuts a list that is in the order of its starts into days. */
export function groupByDay<T>(gigs: readonly T[], dateOf: (gig: T) => string): readonly Day<T>[] {
  const days: { date: string; gigs: T[] }[] = [];
  for (const gig of gigs) {
    const date = dateOf(gig);
    const last = days.at(-1);
    if (last?.date === date) last.gigs.push(gig);
    else days.push({ date, gigs: [gig] });
  }
  return days;
}
