import { expect, test } from 'vitest';
import { usageBars } from './usageBars.ts';

const now = Date.parse('2026-03-02T10:00:30Z');

test('there is a bar for each of the last 60 minutes, as high as its share of the highest', () => {
  const bars = usageBars(
    [
      { startedAt: '2026-03-02T09:58:00.000Z', callSeconds: 2 },
      { startedAt: '2026-03-02T10:00:00.000Z', callSeconds: 0.5 },
    ],
    now,
  );
  expect(bars).toHaveLength(60);
  expect(bars[0]?.startMs).toBe(Date.parse('2026-03-02T09:01:00Z'));
  expect(bars.slice(-3).map(({ height }) => height)).toEqual([1, 0, 0.25]);
});

test('bars of an hour without use have no height', () => {
  expect(usageBars([], now).every(({ height }) => height === 0)).toBe(true);
});

test('a gateway whose clock is ahead decides what the last minute is', () => {
  const bars = usageBars([{ startedAt: '2026-03-02T10:02:00.000Z', callSeconds: 1 }], now);
  expect(bars.at(-1)).toMatchObject({ callSeconds: 1, height: 1 });
});
