import type { RequestParameters } from 'relay-runtime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeKeys } from './writeKeys.ts';

const request = { id: 'abc', name: 'postGigsMutation', operationKind: 'mutation' } as RequestParameters;

test('a write whose answer was lost keeps its name', () => {
  const name = writeKeys();
  const { key } = name(request, { input: { places: 2 } });
  expect(name(request, { input: { places: 2 } }).key).toBe(key);
});

test('after an answer the same variables are another write', () => {
  const name = writeKeys();
  const first = name(request, { input: { places: 2 } });
  first.answered();
  expect(name(request, { input: { places: 2 } }).key).not.toBe(first.key);
});

test('other variables are another write', () => {
  const name = writeKeys();
  expect(name(request, { input: { places: 2 } }).key).not.toBe(name(request, { input: { places: 3 } }).key);
});

test('a write gets a key over plain HTTP, where browsers have no randomUUID', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(writeKeys()(request, {}).key).toMatch(/^[\da-f]{32}$/);
});
