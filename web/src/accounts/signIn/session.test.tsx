import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import { clientOf } from './clientOf.ts';
import { endSession, onSessionChangedElsewhere, readSession, startSession } from './session.ts';

describe('the session', () => {
  test('a session lasts for the seconds that the sign-in gave it', () => {
    startSession('token', 60, 1_000);
    expect(readSession(60_999)).toEqual({ token: 'token', expiresAt: 61_000 });
  });

  test('a session is removed when it has expired, and counts as none', () => {
    startSession('token', 60, 1_000);
    expect(readSession(61_000)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test.each(['', 'token', 'null', '{"token":1,"expiresAt":9e15}', '{"token":"token","expiresAt":"soon"}'])(
    'a session counts as none when it is damaged: %s',
    (stored) => {
      localStorage.setItem('brigade.session', stored);
      expect(readSession(1_000)).toBeNull();
      expect(localStorage.length).toBe(0);
    },
  );

  test('a session is removed on sign-out', () => {
    startSession('token', 60);
    endSession();
    expect(readSession()).toBeNull();
  });

  test('reports when another tab signs in or out, until unsubscribed', () => {
    const onChanged = vi.fn<() => void>();
    const stop = onSessionChangedElsewhere(onChanged);
    window.dispatchEvent(new StorageEvent('storage', { key: 'brigade.session' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'brigade.theme' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChanged).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(onChanged).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(onChanged).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'brigade.session' }));
    expect(onChanged).toHaveBeenCalledTimes(3);
  });
});

async function ask(token: string) {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const recheckSession = vi.fn<() => void>();
  const { environment } = await clientOf({ token, expiresAt: Number.MAX_SAFE_INTEGER }, { recheckSession });
  const operation = createOperationDescriptor(getRequest(appShellDocument), {});
  await expect(environment.execute({ operation }).toPromise()).rejects.toThrow('Your session has ended');
  expect(recheckSession).toHaveBeenCalledOnce();
}

describe('a token that the gateway rejects', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a token that the gateway rejects ends its session', async () => {
    startSession('rejected', 60);
    await ask('rejected');
    expect(readSession()).toBeNull();
  });

  test('a token that the gateway rejects leaves the session that another tab has begun since', async () => {
    startSession('newer', 60);
    await ask('older');
    expect(readSession()?.token).toBe('newer');
  });
});
