import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { readImportRow } from './readImportRow.ts';

const reading = {
  skills: [
    { id: 'skill-1', name: 'Line Cook' },
    { id: 'skill-2', name: 'Barback / Runner' },
  ],
  today: Temporal.PlainDate.from('2026-11-20'),
};

const row = {
  position: 'line  cook',
  date: '11/28',
  startTime: '6 pm',
  endTime: '2am',
  places: '3',
  wage: '$22.50',
};

test('a row of an import is read', () => {
  expect(readImportRow(row, reading)).toEqual({
    gig: {
      skillId: 'skill-1',
      date: '2026-11-28',
      startTime: '18:00',
      endTime: '02:00',
      places: 3,
      wageCents: 2250,
      unpaidBreakMinutes: 0,
      contactName: null,
      contactPhone: null,
      description: '',
      specialInstructions: null,
    },
    problems: null,
  });
});

test('an optional field of an import is read where it is there', () => {
  const more = {
    ...row,
    position: 'Barback-Runner',
    unpaidBreakMinutes: '30 min',
    contactName: ' Kai ',
    contactPhone: '(212) 555-0142',
    description: 'Carry.',
    specialInstructions: 'By the dock.',
  };
  expect(readImportRow(more, reading).gig).toMatchObject({
    skillId: 'skill-2',
    unpaidBreakMinutes: 30,
    contactName: 'Kai',
    contactPhone: '(212) 555-0142',
    description: 'Carry.',
    specialInstructions: 'By the dock.',
  });
});

test.each([
  [{ position: 'Juggler' }, 'position', 'This position is not posted here'],
  [{ date: '30 Feb' }, 'date', 'Enter a date, as 11/28/2026'],
  [{ startTime: 'late' }, 'startTime', 'Enter a time, as 6:30 pm'],
  [{ endTime: '25:00' }, 'endTime', 'Enter a time, as 6:30 pm'],
  [{ places: '0' }, 'places', 'Enter a number from 1 to 200'],
  [{ places: 'some' }, 'places', 'Enter a number from 1 to 200'],
  [{ wage: '14.99' }, 'wage', 'Enter a wage from $15 to $75 an hour'],
  [{ wage: '75.01' }, 'wage', 'Enter a wage from $15 to $75 an hour'],
  [{ wage: 'good' }, 'wage', 'Enter a wage from $15 to $75 an hour'],
  [{ unpaidBreakMinutes: '7.5' }, 'unpaidBreakMinutes', 'Enter whole minutes'],
  [{ unpaidBreakMinutes: 'long' }, 'unpaidBreakMinutes', 'Enter whole minutes'],
  [{ contactPhone: '12' }, 'contactPhone', 'Invalid phone number'],
  [{ wage: ' ' }, 'wage', 'This field is required'],
])('%j cannot be read', (cells, field, message) => {
  expect(readImportRow({ ...row, ...cells }, reading)).toEqual({ gig: null, problems: { [field]: message } });
});

test('an empty row of an import lacks everything that is required', () => {
  expect(Object.keys(readImportRow({}, reading).problems ?? {}).toSorted()).toEqual([
    'date',
    'endTime',
    'places',
    'position',
    'startTime',
    'wage',
  ]);
});
