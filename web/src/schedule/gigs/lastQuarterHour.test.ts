import { expect, test } from 'vitest';
import { lastQuarterHour } from './lastQuarterHour.ts';

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20T14:45:00.000Z'],
  ['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
  ['2026-11-20T15:00:00.001Z', '2026-11-20T15:00:00.000Z'],
])('%s is in the quarter hour that started at %s', (now, quarter) => {
  expect(lastQuarterHour(Date.parse(now))).toBe(quarter);
});
