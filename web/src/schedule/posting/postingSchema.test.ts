import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { describe, expect, test } from 'vitest';
import { parseForm } from '../../ui/forms/formErrors.ts';
import { postingSchema } from './postingSchema.ts';
import { emptyLine, emptyPosting, type PostingValues, type ShiftLineValues } from './postingValues.ts';

const schema = postingSchema({
  zoneOf: () => 'America/New_York',
  minimumWageOf: (skillId) => (skillId === 'chef' ? 2800 : null),
  now: () => Temporal.Instant.from('2026-06-01T13:00:00Z'),
});

const line = { ...emptyLine('line-1'), skillId: 'cook', wage: '24.50' };
const single = { ...emptyPosting('single', '2026-06-05'), lines: [line] };
const schedule = {
  ...single,
  type: 'schedule' as const,
  days: ['2026-06-05', '2026-06-06'],
  lines: [{ ...line, placesByDay: { '2026-06-06': '2' } }],
};

function errorsOf(values: PostingValues) {
  const result = parseForm(schema, values);
  return 'errors' in result ? result.errors : {};
}

test('a shift with a position, a wage and times to come can be posted', () => {
  expect(parseForm(schema, single)).toEqual({ output: single });
});

test('a copied shift whose address was removed needs another address', () => {
  expect(errorsOf({ ...single, addressId: 'removed' })).toEqual({
    addressId: 'The address was removed from the location. Choose another one.',
  });
});

describe('a line', () => {
  test.each<[Partial<ShiftLineValues>, string, string]>([
    [{ skillId: '' }, 'lines.0.skillId', 'Choose a position'],
    [{ wage: '' }, 'lines.0.wage', 'Enter a wage from $15 to $75 an hour'],
    [{ wage: '14.99' }, 'lines.0.wage', 'Enter a wage from $15 to $75 an hour'],
    [{ wage: '75.01' }, 'lines.0.wage', 'Enter a wage from $15 to $75 an hour'],
    [{ skillId: 'chef', wage: '27.99' }, 'lines.0.wage', 'This position pays at least $28.00 an hour'],
    [{ places: '0' }, 'lines.0.places', 'Enter a number from 1 to 200'],
    [{ startTime: '' }, 'lines.0.startTime', 'This field is required'],
    [
      { endTime: '16:00' },
      'lines.0.endTime',
      'This ends the next day, after 23 h. A shift can last 16 hours at most.',
    ],
    [{ unpaidBreakMinutes: 'half' }, 'lines.0.unpaidBreakMinutes', 'Enter 0 to 240 minutes'],
    [
      { endTime: '19:00', unpaidBreakMinutes: '120' },
      'lines.0.unpaidBreakMinutes',
      'The break must be shorter than the shift',
    ],
    [{ description: 'x'.repeat(5001) }, 'lines.0.description', 'At most 5000 characters'],
  ])('a line with %o is refused at %s', (facts, path, message) => {
    expect(errorsOf({ ...single, lines: [{ ...line, ...facts }] })).toEqual({ [path]: message });
  });

  test('a second line is not looked at where one is posted', () => {
    expect(errorsOf({ ...single, lines: [line, emptyLine('line-2')] })).toEqual({});
  });
});

test('a start in the past is refused: at the time of a shift, at the day of a plan', () => {
  const message = 'This start has passed. Choose a later one.';
  expect(errorsOf({ ...single, date: '2026-05-31' })).toEqual({ 'lines.0.startTime': message });
  expect(
    errorsOf({
      ...schedule,
      days: ['2026-05-31'],
      lines: [{ ...line, placesByDay: { '2026-05-31': '1' } }],
    }),
  ).toEqual({ 'lines.0.placesByDay.2026-05-31': message });
});

test('a series ends after its first date', () => {
  const recurrence = { ...single.recurrence, repeat: 'repeat' as const, until: '2026-06-04' };
  expect(errorsOf({ ...single, recurrence })).toEqual({
    'recurrence.until': 'The last date is before the first one',
  });
  expect(errorsOf({ ...single, recurrence: { ...recurrence, until: '2026-06-05' } })).toEqual({});
});

describe('a plan', () => {
  test('a plan can be posted as soon as it has a place', () => {
    expect(errorsOf(schedule)).toEqual({});
  });

  test('a plan requires a day and at least one place', () => {
    expect(errorsOf({ ...schedule, days: [] })).toEqual({ days: 'Add at least one day' });
    expect(errorsOf({ ...schedule, lines: [line] })).toEqual({
      'lines.0.placesByDay': 'Enter how many pros you need on at least one day',
    });
  });

  test('a plan has 104 shifts at most', () => {
    const days = Array.from({ length: 105 }, (_, index) =>
      Temporal.PlainDate.from('2026-06-05').add({ days: index }).toString(),
    );
    const placesByDay = Object.fromEntries(days.map((day) => [day, '1']));
    expect(errorsOf({ ...schedule, days, lines: [{ ...line, placesByDay }] })).toEqual({
      days: 'One posting can have 104 shifts at most; these are 105',
    });
  });
});

describe('an event', () => {
  const event = { ...schedule, type: 'event' as const, eventName: 'Gala' };

  test.each([
    ['', 'This field is required'],
    ['ab', 'Event name must be at least 3 characters'],
    ['x'.repeat(26), 'Event name must be 25 characters or less'],
  ])('an event cannot be called %j', (eventName, message) => {
    expect(errorsOf({ ...event, eventName })).toEqual({ eventName: message });
  });

  test('an event that exists has its name already', () => {
    expect(errorsOf({ ...event, eventName: '', eventId: '7' })).toEqual({});
  });

  test('an event is led by people with a role and a name', () => {
    const lead = { key: 'lead-1', role: null, name: '', phone: '12' };
    expect(errorsOf({ ...event, leads: [lead] })).toEqual({
      'leads.0.role': 'This field is required',
      'leads.0.name': 'This field is required',
      'leads.0.phone': 'Invalid phone number',
    });
  });
});

test.each<[Partial<PostingValues>, string, string]>([
  [{ date: '' }, 'date', 'This field is required'],
  [{ type: 'assign' }, 'pros', 'Pick at least one pro'],
  [{ contactPhone: '555-0190' }, 'contactPhone', 'Invalid phone number'],
  [{ boostBonus: '0.50' }, 'boostBonus', 'Enter a bonus from $1 to $1,000, or nothing'],
  [{ boostBonus: '1000.01' }, 'boostBonus', 'Enter a bonus from $1 to $1,000, or nothing'],
])('a posting with %o is refused at %s', (facts, path, message) => {
  expect(errorsOf({ ...single, ...facts })).toEqual({ [path]: message });
});
