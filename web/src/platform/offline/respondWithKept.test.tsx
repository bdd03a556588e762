import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import { clockOffset, followClock, startClock } from '../clock/currentTime.ts';
import { Fault } from '../relay/Fault.ts';
import { respondWithKept } from './respondWithKept.ts';
import { openDatabase } from './database.ts';
import { forgetKept, keptDatabase } from './keptDatabase.ts';
import { keptSince, noteKept } from './keptSince.ts';

const request: RequestParameters = appShellDocument.params;
const roster = (state: string): GraphQLResponse => ({ data: { state } });
const refused = () => Promise.reject(new Fault('FORBIDDEN', 'No access'));
const failing = (code: string): GraphQLResponse => ({
  data: { state: code },
  errors: [{ message: 'No', extensions: { code } }] as never,
});
const withoutRoster = (code: string): GraphQLResponse => ({
  data: { gig: null },
  errors: [{ message: 'No', path: ['gig', 'roster'], extensions: { code } }] as never,
});
const outage = () => Promise.reject(new Fault('NETWORK', 'No connection'));

const first = { token: 'one', request, variables: {}, opensKept: true };

beforeEach(() => {
  forgetKept();
  noteKept(null);
  startClock(null);
});

afterAll(() => startClock(null));

const ahead = (milliseconds: number) => new Headers({ 'X-Clock-Offset': String(milliseconds) });

/** Asks for a roster, and resolves with everything that the screen gets to show. */
async function shownOf(ask: () => Promise<GraphQLResponse>, token = 'one', variables = {}, opensKept = true) {
  const onResponse = vi.fn<(answer: GraphQLResponse) => void>();
  const { kept } = await respondWithKept({ token, request, variables, ask, onResponse, opensKept });
  await kept;
  return onResponse.mock.calls.map(([answer]) => answer);
}

/** Keeps the disk busy with a transaction, until the returned function is called. */
async function holdDisk(): Promise<() => void> {
  const database = await openDatabase(keptDatabase, { answers: { keyPath: 'key' } });
  const store = database.transaction('answers', 'readwrite').objectStore('answers');
  let isHeld = true;
  const readAgain = () => {
    if (isHeld) store.get('any').addEventListener('success', readAgain);
    else database.close();
  };
  readAgain();
  return () => {
    isHeld = false;
  };
}

test('a screen without a connection shows its last response, and from when it is', async () => {
  const before = Date.now();
  expect(await shownOf(async () => roster('in'))).toEqual([roster('in')]);
  expect(keptSince()).toBeNull();
  expect(await shownOf(outage)).toEqual([roster('in')]);
  expect(keptSince()).toBeGreaterThanOrEqual(before);
});

test('a browser that was killed takes the time of the marketplace from the last response', async () => {
  followClock(ahead(7_500_000));
  await shownOf(async () => roster('in'));
  startClock(null);
  await shownOf(outage);
  expect(clockOffset()).toBe(7_500_000);
});

test('the last response does not change the time of a browser that knows it', async () => {
  followClock(ahead(7_500_000));
  await shownOf(async () => roster('in'));
  startClock(60_000);
  await shownOf(outage);
  expect(clockOffset()).toBe(60_000);
  followClock(new Headers());
  await shownOf(outage);
  expect(clockOffset()).toBe(0);
});

test('a gateway that is slow gets its turn after the last response', async () => {
  await shownOf(async () => roster('in'));
  const slow = Promise.withResolvers<GraphQLResponse>();
  const onResponse = vi.fn<(answer: GraphQLResponse) => void>();
  const shown = respondWithKept({ ...first, ask: () => slow.promise, onResponse });
  await expect.poll(() => onResponse.mock.calls).toEqual([[roster('in')]]);
  slow.resolve(roster('out'));
  await (
    await shown
  ).kept;
  expect(onResponse).toHaveBeenLastCalledWith(roster('out'));
  expect(keptSince()).toBeNull();
  expect(await shownOf(outage)).toEqual([roster('out')]);
});

test('a gateway that fails after the last response was shown has failed', async () => {
  await shownOf(async () => roster('in'));
  const slow = Promise.withResolvers<GraphQLResponse>();
  const onResponse = vi.fn<(answer: GraphQLResponse) => void>();
  const answering = respondWithKept({ ...first, ask: () => slow.promise, onResponse });
  await expect.poll(() => onResponse.mock.calls).toEqual([[roster('in')]]);
  slow.reject(new Fault('NETWORK', 'No connection'));
  await expect(answering).rejects.toMatchObject({ code: 'NETWORK' });
  expect(keptSince()).not.toBeNull();
});

test.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'])(
  'a response without its root field for %s opens the last one',
  async (code) => {
    expect(await shownOf(async () => withoutRoster(code))).toEqual([withoutRoster(code)]);
    await shownOf(async () => roster('in'));
    expect(await shownOf(async () => withoutRoster(code))).toEqual([roster('in')]);
    expect(keptSince()).not.toBeNull();
  },
);

test('a response without its root field for another reason is shown', async () => {
  await shownOf(async () => roster('in'));
  expect(await shownOf(async () => withoutRoster('NOT_FOUND'))).toEqual([withoutRoster('NOT_FOUND')]);
});

test('a slow refetch never shows the last response, and keeps its own', async () => {
  await shownOf(async () => roster('in'));
  const slow = Promise.withResolvers<GraphQLResponse>();
  const ask = () => slow.promise;
  const onRefetched = vi.fn<(answer: GraphQLResponse) => void>();
  const onFirst = vi.fn<(answer: GraphQLResponse) => void>();
  const refetch = respondWithKept({ ...first, ask, onResponse: onRefetched, opensKept: false });
  void respondWithKept({ ...first, ask, onResponse: onFirst });
  await expect.poll(() => onFirst.mock.calls).toEqual([[roster('in')]]);
  slow.resolve(roster('out'));
  await (
    await refetch
  ).kept;
  expect(onRefetched.mock.calls).toEqual([[roster('out')]]);
  expect(await shownOf(outage)).toEqual([roster('out')]);
});

test('a refetch without a connection fails', async () => {
  await shownOf(async () => roster('in'));
  await expect(shownOf(outage, 'one', {}, false)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(keptSince()).toBeNull();
});

test('a response counts before a slow disk has it', async () => {
  await shownOf(async () => roster('in'));
  const letGo = await holdDisk();
  onTestFinished(letGo);
  const onResponse = vi.fn<(answer: GraphQLResponse) => void>();
  const ask = async () => roster('out');
  const { kept } = await respondWithKept({ ...first, ask, onResponse });
  expect(onResponse).toHaveBeenLastCalledWith(roster('out'));
  letGo();
  await kept;
  expect(await shownOf(outage)).toEqual([roster('out')]);
});

test('a refusal of the gateway is not hidden behind the last response', async () => {
  await shownOf(async () => roster('in'));
  await expect(shownOf(refused)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a response is shown for its own session and variables only', async () => {
  await shownOf(async () => roster('in'), 'one', { gigId: 5 });
  await expect(shownOf(outage, 'another', { gigId: 5 })).rejects.toMatchObject({ code: 'NETWORK' });
  await expect(shownOf(outage, 'one', { gigId: 6 })).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await shownOf(outage, 'one', { gigId: 5 })).toEqual([roster('in')]);
});

test('the next session deletes the responses of the previous one', async () => {
  await shownOf(async () => roster('in'), 'one');
  await shownOf(async () => roster('out'), 'another');
  await expect(shownOf(outage, 'one')).rejects.toMatchObject({ code: 'NETWORK' });
});

test('no response is left after the end of the session', async () => {
  await shownOf(async () => roster('in'));
  forgetKept();
  await expect(shownOf(outage)).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a response in which a call failed for now replaces none, and one with hidden fields does', async () => {
  await shownOf(async () => roster('in'));
  await shownOf(async () => failing('UPSTREAM_TIMEOUT'));
  expect(await shownOf(outage)).toEqual([roster('in')]);
  await shownOf(async () => failing('FORBIDDEN'));
  expect(await shownOf(outage)).toEqual([failing('FORBIDDEN')]);
});
