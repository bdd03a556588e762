import type { Temporal } from '../../platform/time/temporal.ts';

/** A shift as people write it down: a day and two times on the clock of the place. */
export interface WrittenShift {
  readonly date: Temporal.PlainDate;
  readonly startTime: Temporal.PlainTime;
  /** At or before the start: on the next day. */
  readonly endTime: Temporal.PlainTime;
}

/** When a written shift really is. */
export interface ShiftTimes {
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
  /** Whether it ends on the day after its start. */
  readonly isOvernight: boolean;
  /** The written start is skipped by the clocks that day: it moved forward to the next valid minute. */
  readonly isStartMoved: boolean;
  /** The written start comes twice that day, as the clocks go back: the first one counts. */
  readonly isRepeatedHour: boolean;
  /** The length as the clock on the wall shows it and the plan says it. */
  readonly wallMinutes: number;
  /** The length in minutes that really pass, and are paid. */
  readonly minutes: number;
}

/**
 * Places a written shift in a zone. The clock on the wall decides, so a series keeps its hours through every change of
 * clocks.
 *
 * @param zone IANA name of the zone of the place
 */
export function shiftTimes({ date, startTime, endTime }: WrittenShift, zone: string): ShiftTimes {
  const isOvernight = endTime.since(startTime).sign <= 0;
  const writtenStart = date.toPlainDateTime(startTime);
  const writtenEnd = date.add({ days: isOvernight ? 1 : 0 }).toPlainDateTime(endTime);
  const length = writtenStart.until(writtenEnd);
  const start = nextValid(writtenStart, zone);
  // A start that moved takes its end along: nothing is cut off the shift.
  const end = nextValid(start.toPlainDateTime().add(length), zone);
  const second = writtenStart.toZonedDateTime(zone, { disambiguation: 'later' });
  return {
    start,
    end,
    isOvernight,
    isStartMoved: !start.toPlainDateTime().equals(writtenStart),
    isRepeatedHour:
      start.epochMilliseconds < second.epochMilliseconds && start.toPlainDateTime().equals(writtenStart),
    wallMinutes: length.total('minutes'),
    minutes: start.until(end).total('minutes'),
  };
}

/** That moment; of two the first, and within a gap the gap's end. */
function nextValid(written: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const earlier = written.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(written)) return earlier;
  // Where a time is skipped the clocks change, so there is a change to find.
  return earlier.getTimeZoneTransition('next') as Temporal.ZonedDateTime;
}
