import { expect, test, vi } from 'vitest';
import type { Caller } from '../rest/callHeaders.ts';
import { UpstreamRefusal, UpstreamUnreachable } from '../rest/restError.ts';
import { createSessions, type Identify } from './sessions.ts';

const caller: Caller = {
  token: 'a-token',
  locationId: null,
  clientId: null,
  appContext: null,
  userAgent: null,
  address: '127.0.0.1',
  requestId: 'request-1',
  idempotencyKey: null,
};

const holder = { account: '7', apiToken: null };

const wireError = { code: 'unknown', message: 'No.', target: null, targetValue: null, details: [] };

test('the upstream is asked once for a token, however many requests carry it at the same time', async () => {
  const identify = vi.fn<Identify>(() => Promise.resolve(holder));
  const sessions = createSessions(identify);
  expect(await Promise.all([sessions.accountOf(caller), sessions.accountOf(caller)])).toEqual(['7', '7']);
  expect(await sessions.accountOf(caller)).toBe('7');
  expect(identify).toHaveBeenCalledTimes(1);
});

test('a caller without a token has no account, and the upstream gets no call', async () => {
  const identify = vi.fn<Identify>(() => Promise.resolve(holder));
  expect(await createSessions(identify).accountOf({ ...caller, token: null })).toBeNull();
  expect(identify).not.toHaveBeenCalled();
});

test('a token that the upstream refuses has no account', async () => {
  const identify = vi.fn<Identify>(() => Promise.reject(new UpstreamRefusal('getAccount', 401, wireError)));
  const sessions = createSessions(identify);
  expect(await sessions.accountOf(caller)).toBeNull();
  expect(await sessions.accountOf(caller)).toBeNull();
  expect(await sessions.refusalOf(caller)).toMatchObject({ status: 401 });
  expect(identify).toHaveBeenCalledTimes(1);
});

test('a token that is refused at one address may be accepted at another', async () => {
  const identify = vi.fn<Identify>(() => Promise.resolve(holder));
  const sessions = createSessions(identify);
  identify.mockRejectedValueOnce(new UpstreamRefusal('getAccount', 401, wireError));
  expect(await sessions.accountOf({ ...caller, address: '198.51.100.1' })).toBeNull();
  expect(await sessions.accountOf(caller)).toBe('7');
  expect(await sessions.refusalOf(caller)).toBeNull();
});

test('an upstream that does not answer is asked again', async () => {
  const identify = vi.fn<Identify>(() => Promise.resolve(holder));
  identify.mockRejectedValueOnce(new UpstreamUnreachable('getAccount'));
  const sessions = createSessions(identify);
  await expect(sessions.accountOf(caller)).rejects.toThrow(UpstreamUnreachable);
  expect(await sessions.accountOf(caller)).toBe('7');
});

test('the holder of a token is known at once after the first question, which delays no request', async () => {
  const { accountOf, knownHolder } = createSessions(() => Promise.resolve(holder));
  expect(knownHolder(caller)).toBeNull();
  await accountOf(caller);
  expect(knownHolder(caller)).toBe(holder);
  expect(knownHolder({ ...caller, token: null })).toBeNull();
});
