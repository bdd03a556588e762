import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import appShellQuery from '../../__generated__/AppShellQuery$parameters.ts';
import appShellDocument, { type AppShellQuery } from '../../__generated__/AppShellQuery.graphql.ts';
import { startScreenQuery, type RefreshPolicy } from './screenQuery.ts';
import { staleTimeMs } from './staleTime.ts';

const response = { viewer: null, sandbox: null };

function setUp() {
  const environment = createMockEnvironment();
  const router = new AbortController();
  return {
    environment,
    router,
    start: (policy: RefreshPolicy = 'screen') =>
      startScreenQuery<AppShellQuery>(environment, appShellQuery, {}, policy, router.signal),
    answerIt: () => environment.mock.resolveMostRecentOperation({ data: response }),
    asked: () => environment.mock.getAllOperations().length,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // relay-test-utils looks for Node's name of the global object.
  vi.stubGlobal('global', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a screen query', () => {
  test('a screen query goes to the gateway when nothing is stored', () => {
    const { start, asked } = setUp();
    expect(start().isStale).toBe(false);
    expect(asked()).toBe(1);
  });

  test('a screen query is answered by the store alone while its data is younger than ten seconds', () => {
    const { start, answerIt, asked } = setUp();
    start();
    answerIt();
    vi.advanceTimersByTime(staleTimeMs - 1);
    expect(start().isStale).toBe(false);
    expect(asked()).toBe(0);
  });

  test('a screen query shows older data and refetches in the background', () => {
    const { environment, start, answerIt, asked } = setUp();
    start();
    answerIt();
    vi.advanceTimersByTime(staleTimeMs);
    expect([start().isStale, asked()]).toEqual([true, 1]);
    const operation = createOperationDescriptor(getRequest(appShellDocument), {});
    expect(environment.check(operation).status).toBe('available');
  });

  test('a screen query goes on showing older data when that cannot be refetched', () => {
    const { environment, start, answerIt } = setUp();
    start();
    answerIt();
    vi.advanceTimersByTime(staleTimeMs);
    const { queryRef } = start();
    environment.mock.rejectMostRecentOperation(new Error('No connection'));
    expect(queryRef).toMatchObject({ networkError: null, source: undefined });
  });

  test('a screen query drops the refetch with the query', () => {
    const { router, start, answerIt, asked } = setUp();
    start();
    answerIt();
    vi.advanceTimersByTime(staleTimeMs);
    start();
    router.abort();
    expect(asked()).toBe(0);
  });

  test('a screen query asks for data that the store has from another screen if it is to be kept', () => {
    const { start, answerIt, asked } = setUp();
    start();
    answerIt();
    start('kept');
    expect(asked()).toBe(1);
    answerIt();
    start('kept');
    expect(asked()).toBe(0);
  });

  test('a screen query leaves it to a list to refetch for the rows it shows', () => {
    const { start, answerIt, asked } = setUp();
    start('list');
    answerIt();
    vi.advanceTimersByTime(staleTimeMs);
    expect(start('list').isStale).toBe(true);
    expect(asked()).toBe(0);
  });

  test('a screen query ends when the router drops it', () => {
    const { start, router } = setUp();
    const { queryRef } = start();
    router.abort();
    expect(queryRef.isDisposed).toBe(true);
  });

  test('a screen query outlives the router for as long as a screen shows it', () => {
    const { start, router } = setUp();
    const { queryRef, hold } = start();
    const release = hold();
    const releaseAgain = hold();
    router.abort();
    release();
    expect(queryRef.isDisposed).toBe(false);
    releaseAgain();
    expect(queryRef.isDisposed).toBe(true);
  });

  test('a screen query is not ended by a screen that comes back before the router drops it', () => {
    const { start, router } = setUp();
    const { queryRef, hold } = start();
    hold()();
    expect(queryRef.isDisposed).toBe(false);
    router.abort();
    expect(queryRef.isDisposed).toBe(true);
  });
});
