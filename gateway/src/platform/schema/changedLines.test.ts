import { expect, test } from 'vitest';
import { changedLines } from './changedLines.ts';

test('equal texts have no changed lines', () => {
  expect(changedLines('type A\ntype B', 'type A\ntype B')).toBe('');
});

test('a change shows what was and what is, with two lines around it', () => {
  const before = ['1', '2', '3', '4', 'old', '6', '7', '8', '9'].join('\n');
  const after = ['1', '2', '3', '4', 'new', '6', '7', '8', '9'].join('\n');

  expect(changedLines(before, after).split('\n')).toEqual([
    '  ...',
    '  3',
    '  4',
    expect.stringMatching(/^[-+] (old|new)$/),
    expect.stringMatching(/^[-+] (old|new)$/),
    '  6',
    '  7',
  ]);
});

test('a line that is gone is marked with a minus, a new one with a plus', () => {
  expect(changedLines('a\nb', 'a')).toContain('- b');
  expect(changedLines('a', 'a\nb')).toContain('+ b');
});
