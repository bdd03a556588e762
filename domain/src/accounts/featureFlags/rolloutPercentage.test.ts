import { expect, test } from 'vitest';
import { rolloutPercentage } from './rolloutPercentage.ts';

test.each([0, 0.01, 0.29, 12.5, 99.99, 100])('%d percent can be rolled out', (percent) => {
  expect(rolloutPercentage.parse(percent)).toBe(percent);
});

test.each([-0.01, 100.01, 0.001, 33.333, Number.NaN, Infinity, '50', null])(
  '%s is no percentage of a rollout',
  (value) => {
    const { error } = rolloutPercentage.safeParse(value);
    expect(error?.issues[0]?.message).toBe('Enter 0 to 100 percent, with at most two decimals');
  },
);
