import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { breaksInput, type BreakValues } from './breakValues.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-06T${time}Z`);
const clock = {
  onClock: (instant: Temporal.Instant) => instant.toString().slice(11, 16),
  instantOf: (time: string) => at(`${time}:00`),
};
const hours = { start: at('15:00:00'), end: at('23:00:00') };

const values = (change: Partial<BreakValues> = {}): BreakValues => ({
  key: '4',
  databaseId: 4,
  recorded: { startTime: '2026-03-06T18:00:20Z', endTime: '2026-03-06T18:30:40Z' },
  startTime: '18:00',
  endTime: '18:30',
  ...change,
});

test('a time that was not changed keeps its seconds', () => {
  expect(breaksInput([values({ endTime: '18:45' })], hours, clock)).toEqual({
    errors: [],
    input: [{ databaseId: 4, startTime: '2026-03-06T18:00:20Z', endTime: '2026-03-06T18:45:00Z' }],
  });
});

test('a break that ended with the work ends with the hours, which have no seconds', () => {
  const last = values({
    recorded: { startTime: '2026-03-06T22:30:00Z', endTime: '2026-03-06T23:00:40Z' },
    startTime: '22:30',
    endTime: '23:00',
  });

  expect(breaksInput([last], hours, clock)).toMatchObject({
    errors: [],
    input: [{ endTime: '2026-03-06T23:00:00Z' }],
  });
});

test('each break that is not possible has its message at its field', () => {
  const added = { key: 'a', databaseId: null, recorded: null };

  expect(
    breaksInput(
      [
        values(),
        { ...added, startTime: '18:15', endTime: '18:45' },
        { ...added, startTime: '20:00', endTime: '19:45' },
      ],
      hours,
      clock,
    ).errors,
  ).toEqual([
    { message: 'Breaks cannot overlap.', path: ['breaks', 1, 'startTime'] },
    { message: 'The break must end after its start.', path: ['breaks', 2, 'endTime'] },
  ]);
});
