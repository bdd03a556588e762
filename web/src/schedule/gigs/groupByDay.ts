import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

/** The items of a day. */
export interface Day<T> {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly gigs: readonly T[];
}

/**
 * The local start date, YYYY-MM-DD.
 *
 * @param startTime ISO 8601
 * @param timeZone an IANA name; defaults to the time zone of the browser
 */
export function startDate(startTime: string, timeZone: string | null | undefined): string {
  return Temporal.Instant.from(startTime)
    .toZonedDateTimeISO(timeZone ?? browserZone())
    .toPlainDate()
    .toString();
}

const dateCache = new WeakMap<object, string>();

/** Caches the date of a gig, because every new page of a long list groups all its gigs again. */
export function knownDate(gig: object, compute: () => string): string {
  const date = dateCache.get(gig) ?? compute();
  dateCache.set(gig, date);
  return date;
}

/**
 * Groups a list that is sorted by start time, in either direction, into days in the order of their first items. A day
 * comes once, though around midnight the local days of several time zones alternate.
 */
export function groupByDay<T>(gigs: readonly T[], dateOf: (gig: T) => string): readonly Day<T>[] {
  return [...Map.groupBy(gigs, dateOf)].map(([date, ofDay]) => ({ date, gigs: ofDay }));
}
