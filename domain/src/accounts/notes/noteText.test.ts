import { expect, test } from 'vitest';
import { noteLimit, noteText } from './noteText.ts';

test('a note of the longest length fits, one character more does not', () => {
  expect(noteText.safeParse('x'.repeat(noteLimit)).success).toBe(true);
  expect(noteText.safeParse('x'.repeat(noteLimit + 1)).error?.issues[0]?.message).toBe(
    'At most 10000 characters',
  );
});

test('a note says something', () => {
  expect(noteText.safeParse(' \n ').error?.issues[0]?.message).toBe('This field is required');
});
