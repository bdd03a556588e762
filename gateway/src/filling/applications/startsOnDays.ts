import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** Days in ISO 8601, both included. */
interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** REST parameters for the start of gigs, in ISO 8601. */
interface Starts {
  readonly gig__start_time__gte?: string | null | undefined;
  readonly gig__start_time__lte?: string | null | undefined;
}

/**
 * The REST parameters for gigs that start on these days in this time zone.
 *
 * @param within further limits, which hold as well
 */
export function startsOnDays(
  { from, until }: Days,
  timeZone: string | null | undefined,
  { gig__start_time__gte: earliest, gig__start_time__lte: latest }: Starts = {},
) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone ?? 'UTC').toInstant();
  const starts = [
    ...(from ? [startOf(Temporal.PlainDate.from(from))] : []),
    ...(earliest ? [Temporal.Instant.from(earliest)] : []),
  ];
  const ends = [
    ...(until
      ? [startOf(Temporal.PlainDate.from(until).add({ days: 1 })).subtract({ milliseconds: 1 })]
      : []),
    ...(latest ? [Temporal.Instant.from(latest)] : []),
  ];
  const first = starts.toSorted(byTime).at(-1);
  const last = ends.toSorted(byTime)[0];
  return {
    ...(first && { gig__start_time__gte: first.toString() }),
    ...(last && { gig__start_time__lte: last.toString() }),
  };
}

const byTime = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other);
