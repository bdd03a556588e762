import { dateFormat } from './dateFormat.ts';
import { Temporal } from './temporal.ts';

/**
 * The zone to show times in: the location's, or the browser's where the location's is missing or unknown to this
 * runtime.
 */
export function displayZone(locationZone: string | null, browserZone: string): string {
  return locationZone !== null && isZone(locationZone) ? locationZone : browserZone;
}

// A list asks for the same zone in every row.
const zones = new Map<string, boolean>();

function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    isKnown = false;
  }
  zones.set(name, isKnown);
  return isKnown;
}

/** The time of day for people, h:mm am/pm: "5:30 pm". Throws RangeError for an unknown zone, as all functions below. */
export function formatTime(instant: Temporal.Instant, zone: string): string {
  const { hour, minute } = instant.toZonedDateTimeISO(zone);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of day as REST takes it, HH:mm:ss on the clock of 24 hours: "17:30:00". */
export function formatBackendTime(instant: Temporal.Instant, zone: string): string {
  const { hour, minute, second } = instant.toZonedDateTimeISO(zone);
  return [hour, minute, second].map(twoDigits).join(':');
}

/** The time of day to the second, hh:mm:ss on the clock of 12 hours: "05:30:00". */
export function formatDetailedTime(instant: Temporal.Instant, zone: string): string {
  const { hour, minute, second } = instant.toZonedDateTimeISO(zone);
  return [hour % 12 || 12, minute, second].map(twoDigits).join(':');
}

/** From when to when: "5:00 pm – 11:30 pm"; an end on a later day says so: "10:00 pm – 6:00 am (+1 day)". */
export function formatTimeRange(start: Temporal.Instant, end: Temporal.Instant, zone: string): string {
  const firstDay = start.toZonedDateTimeISO(zone).toPlainDate();
  const { days } = firstDay.until(end.toZonedDateTimeISO(zone).toPlainDate());
  const range = `${formatTime(start, zone)} – ${formatTime(end, zone)}`;
  return days > 0 ? `${range} (+${days} ${days === 1 ? 'day' : 'days'})` : range;
}

// Temporal finds the day in the zone; these formats only name it, so they use UTC.
const dayOfThisYear = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayOfAnyYear = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day for people: "Fri, Nov 20", and "Fri, Jan 1, 2027" when it is not in the year of `now`. */
export function formatDay(instant: Temporal.Instant, zone: string, now: Temporal.Instant): string {
  const day = instant.toZonedDateTimeISO(zone).toPlainDate();
  const format = day.year === now.toZonedDateTimeISO(zone).year ? dayOfThisYear : dayOfAnyYear;
  return format(day.toZonedDateTime('UTC').epochMilliseconds);
}

/** The zone's short name at that instant: "EST" or "EDT" for New York, "GMT+9" where English has none. */
export function zoneAbbreviation(instant: Temporal.Instant, zone: string): string {
  const parts = zoneFormat(zone).formatToParts(instant.epochMilliseconds);
  const names = parts.filter(({ type }) => type === 'timeZoneName');
  return names.map(({ value }) => value).join('');
}

// Making one takes far longer than using it, and a list of gigs asks for the same in every row.
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
