import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationInit } from './requestInit.ts';
import { startRequest, takeStarted } from './startedRequests.ts';
import { staleTimeMs } from './staleTime.ts';

const init = (headers: Record<string, string> = {}, body = '{"id":"home"}'): OperationInit => ({
  method: 'POST',
  headers: { Authorization: 'Bearer mine', 'X-Location-Id': '7', traceparent: 'first', ...headers },
  body,
});

const response = new Response();

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response)));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.brigadeRequests = undefined;
});

test('the app takes a response of the page once, in another trace', async () => {
  startRequest(init(), 0);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/graphql', init());
  await expect(takeStarted(init({ traceparent: 'second' }), 1)).resolves.toBe(response);
  expect(takeStarted(init(), 2)).toBeNull();
});

test.each([
  ['session', init({ Authorization: 'Bearer other' })],
  ['location', init({ 'X-Location-Id': '8' })],
  ['query', init({}, '{"id":"pay"}')],
])('a response to another %s is not taken', (_, asked) => {
  startRequest(init(), 0);
  expect(takeStarted(asked, 1)).toBeNull();
});

test('a stale response is not taken', () => {
  startRequest(init(), 0);
  expect(takeStarted(init(), staleTimeMs)).toBeNull();
});

test('a failed request of the page fails for the app, too', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  startRequest(init(), 0);
  await expect(takeStarted(init(), 1)).rejects.toThrow('Failed to fetch');
});

test('without a request of the page there is nothing to take', () => {
  expect(takeStarted(init())).toBeNull();
});
