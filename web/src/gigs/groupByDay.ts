import { Temporal } from '@brigade/domain/time/temporal.ts';

interface Starting {
  /** ISO 8601. */
  readonly startTime: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** The gigs that start on one day. */
export interface GigDay<T> {
  /** The date where the gig is, YYYY-MM-DD. */
  readonly date: string;
  readonly gigs: readonly T[];
}

/** Cuts a list that is in the order of its starts into days; each gig counts by the calendar of its own place. */
export function groupByDay<T extends Starting>(gigs: readonly T[]): readonly GigDay<T>[] {
  const days: { date: string; gigs: T[] }[] = [];
  for (const gig of gigs) {
    const start = Temporal.Instant.from(gig.startTime).toZonedDateTimeISO(gig.timeZone);
    const date = start.toPlainDate().toString();
    const last = days.at(-1);
    if (last?.date === date) last.gigs.push(gig);
    else days.push({ date, gigs: [gig] });
  }
  return days;
}
