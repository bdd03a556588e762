import { expect, test } from 'vitest';
import { nameOf, withEntry } from './history.js';

const entry = (query: string, at: number) => ({ query, variables: '', at });

test('the history is newest first, and has each operation once', () => {
  const entries = withEntry(withEntry([entry('{ a }', 1)], entry('{ b }', 2)), entry('{ a }', 3));
  expect(entries).toEqual([entry('{ a }', 3), entry('{ b }', 2)]);
});

test('the history evicts the oldest beyond fifty, and takes nothing that is very long', () => {
  const full = Array.from({ length: 50 }, (_, index) => entry(`{ a${index} }`, index));
  const entries = withEntry(full, entry('{ new }', 51));
  expect(entries).toHaveLength(50);
  expect(entries[0]?.query).toBe('{ new }');
  expect(withEntry(full, entry('a'.repeat(60_000), 52))).toBe(full);
});

test.each([
  ['{ a }', undefined, '{ a }'],
  ['query Mine { a }', undefined, 'Mine'],
  ['query A { a } query B { b }', 'B', 'B'],
  ['# a comment\n{\n  a\n}', undefined, '{ a }'],
])('the history names %s', (query, operationName, name) => {
  expect(nameOf({ query, operationName })).toBe(name);
});
