import { expect, test } from 'vitest';
import { rolloutEffect } from './rolloutEffect.ts';

test.each([
  [0, 'no one'],
  [0.01, 'about 0.01% of users'],
  [25, 'about 25% of users'],
  [99.9, 'about 99.9% of users'],
  [100, 'all users'],
])('%d percent are %s', (percent, words) => {
  expect(rolloutEffect(percent)).toBe(words);
});
