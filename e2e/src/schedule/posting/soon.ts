import { now } from '../../stack/now.ts';

const hourMs = 3_600_000;

/**
 * A shift of some hours from now, on the clock of New York, as the gateway takes it.
 *
 * @param inHours when it begins; less than 24 is too late to cancel for free
 */
export function shiftSoon(inHours: number, lengthHours = 6) {
  return shiftAt(new Date(now().epochMilliseconds + inHours * hourMs), lengthHours);
}

/** A shift that begins at a moment, on the clock of New York, as the gateway takes it. */
export function shiftAt(start: Date, lengthHours: number) {
  const end = new Date(start.getTime() + lengthHours * hourMs);
  return { date: dayOf(start), startTime: timeOf(start), endTime: timeOf(end) };
}

/** YYYY-MM-DD in New York. */
function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(moment);
}

/** HH:mm in New York. */
function timeOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
