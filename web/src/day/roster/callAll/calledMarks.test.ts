import { expect, test } from 'vitest';
import { parseMarks } from './calledMarks.ts';

const hour = 3_600_000;

test('a mark is kept for a day', () => {
  const stored = JSON.stringify([
    ['application-1', 0],
    ['application-2', 2 * hour],
  ]);
  expect([...parseMarks(stored, 25 * hour).keys()]).toEqual(['application-2']);
});

test('marks are read as they were stored', () => {
  expect([...parseMarks('[["application-1",5],["application-2",7]]', 9)]).toEqual([
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
  expect(parseMarks(stored, 9).size).toBe(0);
});
