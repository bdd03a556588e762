import { expect, test } from 'vitest';
import { shiftLength } from './shiftLength.ts';

test.each([
  [480, 'fine'],
  [720, 'fine'],
  [721, 'long'],
  [960, 'long'],
  [961, 'too long'],
] as const)('%d minutes are %s', (minutes, judgement) => {
  expect(shiftLength(minutes)).toBe(judgement);
});
