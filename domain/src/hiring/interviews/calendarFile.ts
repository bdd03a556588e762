import type { Temporal } from '../../platform/time/temporal.ts';

/** An appointment to put into a calendar. */
export interface Appointment {
  /** The same for the same appointment, so that a calendar replaces it and keeps no second one. */
  readonly uid: string;
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
}

const encoder = new TextEncoder();

/** Octets in a line, without its end (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * The text of an iCalendar file (RFC 5545) with one appointment.
 *
 * @param madeAt when the file is made
 */
export function calendarFile(appointment: Appointment, madeAt: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brigade//Interview//EN',
    'BEGIN:VEVENT',
    `UID:${escape(appointment.uid)}`,
    `DTSTAMP:${moment(madeAt)}`,
    `DTSTART:${moment(appointment.start)}`,
    `DTEND:${moment(appointment.end)}`,
    `SUMMARY:${escape(appointment.title)}`,
    `LOCATION:${escape(appointment.place)}`,
    `DESCRIPTION:${escape(appointment.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** "20260305T230000Z" */
function moment(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line where it grows too long, never within a character; a blank says that it continues. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
