import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('follows the system clock, plus an offset once moved', () => {
  const start = new Date('2026-03-02T15:00:00Z');
  const clock = createClock(() => start);
  expect([clock.now(), clock.offset]).toEqual([start, 0]);

  clock.move(3_600_000);
  expect(clock.now()).toEqual(new Date('2026-03-02T16:00:00Z'));
  expect(clock.systemNow()).toEqual(start);

  clock.move(0);
  expect(clock.now()).toEqual(start);
});
