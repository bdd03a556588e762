import { expect, test } from 'vitest';
import { costedShifts } from './costedShifts.ts';
import { emptyLine, emptyPosting } from './postingValues.ts';

const line = {
  ...emptyLine('line-1'),
  skillId: 'cook',
  wage: '22.50',
  unpaidBreakMinutes: '30',
  places: '2',
};
const single = { ...emptyPosting('single', '2026-06-05'), lines: [line] };

test('a shift counts as it was typed', () => {
  expect(costedShifts({ ...single, boostBonus: '15' }, null)).toEqual([
    {
      date: '2026-06-05',
      startTime: '17:00',
      endTime: '23:00',
      unpaidBreakMinutes: 30,
      wageCents: 2250,
      bonusCents: 1500,
      places: 2,
      skillId: 'cook',
    },
  ]);
});

test('a series counts date by date', () => {
  const shifts = costedShifts(single, ['2026-06-05', '2026-06-12']);
  expect(shifts.map(({ date }) => date)).toEqual(['2026-06-05', '2026-06-12']);
});

test('a plan counts by day and hour, whatever dates a series had', () => {
  const plan = {
    ...single,
    type: 'schedule' as const,
    days: ['2026-06-05', '2026-06-06'],
    lines: [
      { ...line, placesByDay: { '2026-06-05': '1', '2026-06-06': '1' } },
      { ...line, key: 'line-2', startTime: '09:00', endTime: '15:00', placesByDay: { '2026-06-06': '4' } },
    ],
  };
  expect(costedShifts(plan, ['2027-01-01']).map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
    '2026-06-05 17:00',
    '2026-06-06 09:00',
    '2026-06-06 17:00',
  ]);
});

test.each([
  { wage: '' },
  { startTime: '' },
  { endTime: '' },
  { places: '0' },
  { places: '9999' },
  { unpaidBreakMinutes: 'x' },
])('a shift with %o is left out until it is complete', (facts) => {
  expect(costedShifts({ ...single, lines: [{ ...line, ...facts }] }, null)).toEqual([]);
});
