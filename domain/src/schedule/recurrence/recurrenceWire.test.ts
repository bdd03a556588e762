import { expect, test } from 'vitest';
import { recurrenceFromWire, recurrenceToWire } from './recurrenceWire.ts';

test.each([
  [
    {
      freq: 'WEEKLY',
      interval: 2,
      byweekdays: [
        { weekday: 0, occurrence: null },
        { weekday: 6, occurrence: null },
      ],
      until: '2026-06-01',
    },
    {
      frequency: 'WEEKLY',
      interval: 2,
      weekdays: ['MONDAY', 'SUNDAY'],
      occurrence: null,
      until: '2026-06-01',
    },
  ],
  [
    { freq: 'MONTHLY', interval: 1, byweekdays: [{ weekday: 4, occurrence: -1 }], until: null },
    { frequency: 'MONTHLY', interval: 1, weekdays: ['FRIDAY'], occurrence: -1, until: null },
  ],
  [
    { freq: 'DAILY', interval: 1, byweekdays: [], until: null },
    { frequency: 'DAILY', interval: 1, weekdays: [], occurrence: null, until: null },
  ],
] as const)('the rule %j is read and written back', (wire, recurrence) => {
  expect(recurrenceFromWire(wire)).toEqual(recurrence);
  expect(recurrenceToWire(recurrence)).toEqual(wire);
});

test('what REST leaves out is not said', () => {
  expect(recurrenceFromWire({ freq: 'WEEKLY', interval: 1, byweekdays: [{ weekday: 1 }] })).toMatchObject({
    weekdays: ['TUESDAY'],
    occurrence: null,
    until: null,
  });
});

test.each([
  [5, -1],
  [6, -1],
  [4, 4],
  [0, null],
] as const)('occurrence %i of REST is %s', (wire, occurrence) => {
  const rule = { freq: 'MONTHLY', interval: 1, byweekdays: [{ weekday: 1, occurrence: wire }] } as const;

  expect(recurrenceFromWire(rule).occurrence).toBe(occurrence);
});
