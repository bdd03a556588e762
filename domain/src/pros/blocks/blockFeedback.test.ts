import { expect, test } from 'vitest';
import { blockFeedback } from './blockFeedback.ts';

test('a comment has at most 1000 characters, without the white space around it', () => {
  expect(blockFeedback.parse(` ${'x'.repeat(1000)} `)).toBe('x'.repeat(1000));
  expect(blockFeedback.safeParse('x'.repeat(1001)).error?.issues[0]?.message).toBe('At most 1000 characters');
});
