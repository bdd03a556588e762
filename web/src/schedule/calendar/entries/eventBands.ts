import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dayAt } from '../dates/dayAt.ts';
import type { CalendarEntry } from './calendarEntries.ts';
import { plannedGigs } from './plannedGigs.ts';

/** An event over the days on which its gigs start. */
export interface EventBand {
  readonly eventId: number;
  readonly name: string;
  /** The indexes of its first and last visible day. */
  readonly first: number;
  readonly last: number;
  /** The row that it has to itself on these days, from 0. */
  readonly lane: number;
}

/** The events of these days, one below the other where they share a day. Days must be consecutive. */
export function eventBands(
  days: readonly Temporal.PlainDate[],
  entries: readonly CalendarEntry[],
  zone: string,
): readonly EventBand[] {
  const spans = new Map<number, { name: string; first: number; last: number }>();
  for (const { event, startMs } of plannedGigs(entries)) {
    if (event === null) continue;
    const date = dayAt(startMs, zone);
    const index = days.findIndex((day) => day.equals(date));
    if (index < 0) continue;
    const { first, last } = spans.get(event.databaseId) ?? { first: index, last: index };
    spans.set(event.databaseId, {
      name: event.name,
      first: Math.min(first, index),
      last: Math.max(last, index),
    });
  }
  const ends: number[] = [];
  return [...spans]
    .toSorted(([, one], [, other]) => one.first - other.first || other.last - one.last)
    .map(([eventId, span]) => {
      const free = ends.findIndex((end) => end < span.first);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = span.last;
      return { eventId, ...span, lane };
    });
}
