import { expect, test } from 'vitest';
import { parseMarks } from './calledMarks.ts';

test('marks are read as they were stored', () => {
  expect([...parseMarks('[["application-1",5],["application-2",7]]')]).toEqual([
    ['application-1', 5],
    ['application-2', 7],
  ]);
});

test.each([
  ['nothing stored', null],
  ['no JSON', '{"application-1'],
  ['no list', '{"application-1":5}'],
  ['no marks', '[5,["application-1"],["application-1","5"],null]'],
])('there is no mark in a storage with %s', (_what, stored) => {
  expect(parseMarks(stored).size).toBe(0);
});
