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

const select = { ...request, id: 'select' } as RequestParameters;
const unselect = { ...request, id: 'unselect' } as RequestParameters;
const one = { input: { applicationIds: ['application-1'], reason: 'OTHER' } };
const both = { input: { applicationIds: ['application-1', 'application-2'] } };

test.each([
  ['the same', one],
  ['these and other', both],
])('a lost write is a new one once a later write about %s things was answered', (_case, later) => {
  const name = writeKeys();
  const first = name(select, one);
  first.lost();
  name(unselect, later).answered();
  expect(name(select, one).key).not.toBe(first.key);
});

test('a lost write keeps its name after a write about other things, or one that was lost, too', () => {
  const name = writeKeys();
  const first = name(select, both);
  first.lost();
  name(unselect, one).answered();
  name(unselect, both).lost();
  expect(name(select, both).key).toBe(first.key);
});

test('a lost write keeps its name after the answer to a write that was sent before it was lost', () => {
  const name = writeKeys();
  const first = name(select, one);
  const other = name(unselect, one);
  first.lost();
  other.answered();
  expect(name(select, one).key).toBe(first.key);
});

test('a lost write that names nothing keeps its name after any other', () => {
  const name = writeKeys();
  const first = name(request, { input: { advanceMinutes: 60 } });
  first.lost();
  name(unselect, one).answered();
  expect(name(request, { input: { advanceMinutes: 60 } }).key).toBe(first.key);
});

test('a write that is still awaited keeps its name', () => {
  const name = writeKeys();
  const first = name(select, one);
  name(unselect, one).answered();
  expect(name(select, one).key).toBe(first.key);
});

test('ten minutes after the loss the same variables are another write', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const name = writeKeys();
  const first = name(select, one);
  first.lost();
  now.mockReturnValue(599_999);
  const again = name(select, one);
  expect(again.key).toBe(first.key);
  again.lost();
  now.mockReturnValue(1_199_999);
  expect(name(select, one).key).not.toBe(first.key);
});
