import { expect, test } from 'vitest';
import type { Caller } from '../rest/callHeaders.ts';
import { createSessions } from '../sessions/sessions.ts';
import { callerKey, isCallerKnown } from './callerKey.ts';

const callerAt = (address: string, token: string | null = null): Caller => ({
  token,
  locationId: null,
  clientId: null,
  appContext: null,
  userAgent: null,
  idempotencyKey: null,
  address,
  requestId: 'request-1',
});

const holder = { account: '7', apiToken: null };
const sessions = createSessions(() => Promise.resolve(holder));
const keyAt = (address: string) => callerKey(callerAt(address), sessions).caller;

test('callers without an account share their network: an address of IPv4, or 64 bits of IPv6', () => {
  expect(keyAt('2001:db8:1:2::1')).toBe(keyAt('2001:db8:1:2:ffff::9'));
  expect(keyAt('2001:db8:1:2::1')).not.toBe(keyAt('2001:db8:1:3::1'));
  expect(keyAt('203.0.113.7')).toBe(keyAt('::ffff:203.0.113.7'));
  expect(keyAt('203.0.113.7')).not.toBe(keyAt('203.0.113.8'));
});

test('an account has one share wherever it is', async () => {
  const home = callerAt('203.0.113.7', 'token');
  const office = callerAt('203.0.113.8', 'token');
  await Promise.all([sessions.accountOf(home), sessions.accountOf(office)]);
  expect(callerKey(home, sessions)).toEqual({ caller: 'account 7', token: null });
  expect(callerKey(office, sessions)).toEqual({ caller: 'account 7', token: null });
});

test('a caller is known without a token, or once the account of its token is', async () => {
  const known = createSessions(() => Promise.resolve(holder));
  const caller = callerAt('203.0.113.7', 'token');
  expect(isCallerKnown(callerAt('203.0.113.7'), known)).toBe(true);
  expect(isCallerKnown(caller, known)).toBe(false);
  await known.accountOf(caller);
  expect(isCallerKnown(caller, known)).toBe(true);
});

test('an API token is named beside its account, which it shares with sessions', async () => {
  const withToken = createSessions(() => Promise.resolve({ account: '7', apiToken: 12 }));
  const caller = callerAt('203.0.113.7', 'brg_token');
  await withToken.accountOf(caller);
  expect(callerKey(caller, withToken)).toEqual({ caller: 'account 7', token: 12 });
});
