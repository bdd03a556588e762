import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { calendarFile } from './calendarFile.ts';

const madeAt = Temporal.Instant.from('2026-03-02T15:00:00.123Z');
const appointment = {
  uid: 'interview-1@brigade',
  start: Temporal.Instant.from('2026-03-05T23:00:00Z'),
  end: Temporal.Instant.from('2026-03-06T00:00:00Z'),
  title: 'Interview at Saltbox',
  place: '2917 Sunset Boulevard, Los Angeles',
  notes: 'Ask for Renata; bring knives.\nSee you!',
};

test('the calendar file has the appointment as calendars read it', () => {
  expect(calendarFile(appointment, madeAt).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brigade//Interview//EN',
    'BEGIN:VEVENT',
    'UID:interview-1@brigade',
    'DTSTAMP:20260302T150000Z',
    'DTSTART:20260305T230000Z',
    'DTEND:20260306T000000Z',
    'SUMMARY:Interview at Saltbox',
    'LOCATION:2917 Sunset Boulevard\\, Los Angeles',
    'DESCRIPTION:Ask for Renata\\; bring knives.\\nSee you!',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no text can add its own line to the calendar file', () => {
  const file = calendarFile({ ...appointment, title: 'A\r\nATTENDEE:mailto:x@y.example' }, madeAt);

  expect(file).toContain('SUMMARY:A\\nATTENDEE:mailto:x@y.example\r\n');
});

test('every line of the calendar file fits, and unfolded it says what it said', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (notes) => {
      const file = calendarFile({ ...appointment, notes }, madeAt);
      const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      const plain = calendarFile({ ...appointment, notes: '' }, madeAt);
      const escaped = notes.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toBe(
        plain.replace('DESCRIPTION:', () => `DESCRIPTION:${escaped}`),
      );
    }),
  );
});
