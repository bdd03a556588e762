import { expect, test } from 'vitest';
import { changeType } from './changeType.ts';
import { emptyLine, emptyPosting } from './postingValues.ts';
import { plannedGigs } from './plannedGigs.ts';

const single = {
  ...emptyPosting('single', '2026-06-05'),
  specialInstructions: 'Back door',
  lines: [{ ...emptyLine('line-1'), skillId: 'cook', places: '3' }],
};

test('a single shift becomes the first day of a week', () => {
  const schedule = changeType(single, 'schedule');
  expect(schedule.days).toEqual([
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
    '2026-06-08',
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
  ]);
  expect(plannedGigs(schedule)).toMatchObject([
    { date: '2026-06-05', places: '3', placesPath: 'lines.0.placesByDay.2026-06-05' },
  ]);
  expect(schedule.specialInstructions).toBe('Back door');
});

test('going back and forth loses nothing', () => {
  const event = changeType(changeType(single, 'schedule'), 'event');
  const planned = { ...event, days: event.days.slice(1) };
  const assignment = changeType(planned, 'assign');
  expect(assignment).toMatchObject({ type: 'assign', date: '2026-06-06', specialInstructions: 'Back door' });
  expect(plannedGigs(changeType(assignment, 'event'))).toEqual(plannedGigs(planned));
});

test('a plan gets the day of the shift as a further one', () => {
  const planned = changeType({ ...single, days: ['2026-06-01', '2026-06-09'] }, 'event');
  expect(planned.days).toEqual(['2026-06-01', '2026-06-05', '2026-06-09']);
});

test('there is no plan yet without a date', () => {
  expect(changeType({ ...single, date: '' }, 'schedule').days).toEqual([]);
});
