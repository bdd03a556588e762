import { expect, test } from 'vitest';
import { lateCancellationFee } from './lateCancellationFee.ts';

test.each([
  [480, 30, 4, 9_600],
  [180, 30, 4, 6_000],
  [480, 30, 0, 0],
])(
  '%d minutes with %d of break and %d hours guaranteed cost %d cents',
  (minutes, unpaidBreakMinutes, hours, cents) => {
    expect(lateCancellationFee({ minutes, unpaidBreakMinutes, wageCents: 2_400 }, hours)).toBe(cents);
  },
);
