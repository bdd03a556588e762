import { Temporal } from 'temporal-polyfill';

/** A shift of a request, before it is placed on a day. */
export type WrittenShift = {
  /** The local start time. */
  start: Temporal.PlainDateTime;
  /** The local time between its start and its end. */
  length: Temporal.Duration;
  zone: string;
  /** The instants, if the request sends them, which disambiguate an hour that occurs twice. */
  moments: { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime } | null;
};

/** A shift on a day. */
export type PlacedShift = {
  date: Temporal.PlainDate;
  start: Date;
  end: Date;
  /** The length in elapsed minutes. */
  minutes: number;
  /** Whether daylight saving time skips its start; it then starts at the next existing minute. */
  isStartMoved: boolean;
  /** Whether its start occurs twice that day; the first one is used. */
  isRepeatedHour: boolean;
};

/** Parses a shift; null when its end is on a day before its start. An end at or before the start is on the next day. */
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

/** Places a shift on a day. Its local times stay the same across daylight saving changes. */
export function shiftOn(shift: WrittenShift, date: Temporal.PlainDate): PlacedShift {
  const written = date.toPlainDateTime(shift.start.toPlainTime());
  const isOwnDay = date.equals(shift.start.toPlainDate());
  const exact = isOwnDay ? shift.moments : null;
  const start = exact?.start ?? nextValid(written, shift.zone);
  // If the start moved, the end moves with it.
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

/** The instant of a local time: the first of two, and the end of a gap within a gap. */
function nextValid(written: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const earlier = written.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(written)) return earlier;
  return earlier.getTimeZoneTransition('next') ?? earlier;
}
