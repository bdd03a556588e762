import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

/** A time on the clock of the place (`2026-11-01T18:00:00`), or a moment with its offset. */
export const writtenTime = z.iso.datetime({ local: true, offset: true, error: 'Invalid time' });

/** A shift as a body says it, before it is placed on a day. */
export type WrittenShift = {
  /** Its start on the clock of the place. */
  start: Temporal.PlainDateTime;
  /** What the clock on the wall shows between its start and its end. */
  length: Temporal.Duration;
  zone: string;
  /** The moments, where the body names them: of an hour that comes twice they say which one. */
  moments: { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime } | null;
};

/** A shift on a day. */
export type PlacedShift = {
  date: Temporal.PlainDate;
  start: Date;
  end: Date;
  /** Length in minutes that really pass. */
  minutes: number;
  /** The clocks skip its start that day: it begins at the next minute that exists. */
  isStartMoved: boolean;
  /** Its start comes twice that day: the first one counts. */
  isRepeatedHour: boolean;
};

/** Reads a shift; null when its end is on a day before its start. An end at or before the start is the next day. */
export function writtenShift(
  { start, end }: { start: string; end: string },
  zone: string,
): WrittenShift | null {
  const wallStart = onTheClock(start, zone);
  const length = wallStart.until(onTheClock(end, zone));
  const wrapped = length.total('minutes') > 0 ? length : length.add({ hours: 24 });
  if (wrapped.total('minutes') <= 0) return null;
  const isExact = hasOffset(start) && hasOffset(end) && length.total('minutes') > 0;
  return {
    start: wallStart,
    length: wrapped,
    zone,
    moments: isExact ? { start: momentIn(start, zone), end: momentIn(end, zone) } : null,
  };
}

/** Places a shift on a day. It keeps its hours on the wall through every change of clocks. */
export function shiftOn(shift: WrittenShift, date: Temporal.PlainDate): PlacedShift {
  const written = date.toPlainDateTime(shift.start.toPlainTime());
  const isOwnDay = date.equals(shift.start.toPlainDate());
  const exact = isOwnDay ? shift.moments : null;
  const start = exact?.start ?? nextValid(written, shift.zone);
  // A start that moved takes its end along.
  const end = exact?.end ?? nextValid(start.toPlainDateTime().add(shift.length), shift.zone);
  const isStartMoved = !start.toPlainDateTime().equals(written);
  const second = written.toZonedDateTime(shift.zone, { disambiguation: 'later' });
  return {
    date,
    start: new Date(start.epochMilliseconds),
    end: new Date(end.epochMilliseconds),
    minutes: start.until(end).total('minutes'),
    isStartMoved,
    isRepeatedHour: !isStartMoved && start.epochMilliseconds < second.epochMilliseconds,
  };
}

const hasOffset = (text: string) => /(?:Z|[+-]\d{2}:\d{2})$/.test(text);

const momentIn = (text: string, zone: string) => Temporal.Instant.from(text).toZonedDateTimeISO(zone);

function onTheClock(text: string, zone: string): Temporal.PlainDateTime {
  return hasOffset(text) ? momentIn(text, zone).toPlainDateTime() : Temporal.PlainDateTime.from(text);
}

/** That moment; of two the first, and within a gap the end of the gap. */
function nextValid(written: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const earlier = written.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(written)) return earlier;
  return earlier.getTimeZoneTransition('next') ?? earlier;
}
