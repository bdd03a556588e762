import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { paidMinutes } from '@brigade/domain/schedule/costs/paidMinutes.ts';
import { dayAt } from '../../../schedule/calendar/dates/dayAt.ts';
import type { BoardGig } from '../../../schedule/calendar/entries/boardGig.ts';
import type { CalendarEntry } from '../../../schedule/calendar/entries/calendarEntries.ts';
import { plannedGigs } from '../../../schedule/calendar/entries/plannedGigs.ts';
import type { ScheduledPro, ScheduledShift } from './scheduledShift.ts';

/** A pro and their shifts. */
export interface PersonRow {
  readonly pro: ScheduledPro;
  /** The shifts that start on each day. */
  readonly shiftsByDay: readonly (readonly ScheduledShift[])[];
  /** The paid minutes of the shifts that the pro has not dropped. */
  readonly minutes: number;
  readonly overtimeMinutes: number | null;
}

/** A gig with places without a selected pro. */
export interface OpenGig {
  readonly gig: BoardGig;
  readonly open: number;
}

/** Groups shifts by pro, by name, and by day. */
export function peopleRows(
  days: readonly Temporal.PlainDate[],
  shifts: readonly ScheduledShift[],
  zone: string,
): readonly PersonRow[] {
  const byPro = Map.groupBy(shifts, ({ pro }) => pro.id);
  return [...byPro.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const overtime = own.flatMap(({ overtimeMinutes }) => overtimeMinutes ?? []);
      return [
        {
          pro: first.pro,
          shiftsByDay: byStartDay(days, own, ({ gig }) => gig.startMs, zone),
          minutes: own.reduce(
            (sum, { gig, place }) => sum + (place === 'broken' ? 0 : paidMinutesOf(gig)),
            0,
          ),
          overtimeMinutes: overtime.length > 0 ? Math.max(...overtime) : null,
        },
      ];
    })
    .toSorted((one, other) => one.pro.name.localeCompare(other.pro.name, 'en'));
}

/** The gigs of each day that are not over and have places without a pro. */
export function openByDay(
  days: readonly Temporal.PlainDate[],
  gigs: readonly BoardGig[],
  shifts: readonly ScheduledShift[],
  { zone, nowMs }: { zone: string; nowMs: number },
): readonly (readonly OpenGig[])[] {
  const taken = Map.groupBy(
    shifts.filter(({ place }) => place !== 'broken'),
    ({ gig }) => gig.databaseId,
  );
  const open = gigs
    .filter(({ endMs }) => endMs > nowMs)
    .map((gig) => ({ gig, open: gig.places - (taken.get(gig.databaseId)?.length ?? 0) }))
    .filter((one) => one.open > 0);
  return byStartDay(days, open, ({ gig }) => gig.startMs, zone);
}

/** The gigs that start on these days and take place. */
export function gigsOfDays(
  days: readonly Temporal.PlainDate[],
  entries: readonly CalendarEntry[],
  zone: string,
): readonly BoardGig[] {
  return byStartDay(days, plannedGigs(entries), ({ startMs }) => startMs, zone).flat();
}

function byStartDay<Item>(
  days: readonly Temporal.PlainDate[],
  items: readonly Item[],
  startOf: (item: Item) => number,
  zone: string,
): readonly (readonly Item[])[] {
  const groups = Map.groupBy(
    items.toSorted((one, other) => startOf(one) - startOf(other)),
    (item) => String(dayAt(startOf(item), zone)),
  );
  return days.map((day) => groups.get(String(day)) ?? []);
}

function paidMinutesOf({ startMs, endMs, unpaidBreakMinutes }: BoardGig): number {
  return paidMinutes((endMs - startMs) / 60_000, unpaidBreakMinutes);
}
