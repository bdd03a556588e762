import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import appShellQuery from '../../__generated__/AppShellQuery$parameters.ts';
import { storedLocationId } from './storedLocation.ts';
import { fakeGateway } from '../../testing/fakeGateway.ts';
import { makeViewer } from '../../testing/world.ts';
import type { Client } from './client.ts';
import { sessionClient } from './sessionClient.ts';

const expiresAt = Date.now() + 60_000;
const ignore = () => undefined;

async function askForViewer(client: Client) {
  // The answer is read with the document, which registers itself when it is loaded.
  expect(appShellDocument.params.id).toBe(appShellQuery.params.id);
  await client.load(appShellQuery, {}, { abortController: new AbortController(), cause: 'enter' });
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("a session's client", () => {
  test('is the same for the same token and a new one, without a record of the former, for another', async () => {
    fakeGateway({ viewer: makeViewer() });
    const first = sessionClient({ token: 'one', expiresAt }, ignore);
    await askForViewer(first);
    expect(sessionClient({ token: 'one', expiresAt }, ignore)).toBe(first);
    expect(first.environment.getStore().getSource().has('user-1')).toBe(true);

    const second = sessionClient({ token: 'two', expiresAt }, ignore);
    expect(second.environment).not.toBe(first.environment);
    expect(second.environment.getStore().getSource().has('user-1')).toBe(false);
  });

  test('says with each request at which location and in which mode the person works', async () => {
    const gateway = fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'three', expiresAt }, ignore);
    client.enterLocation(2);
    client.enterContext('hire');
    await askForViewer(client);
    const { headers } = gateway.requests[0] ?? {};
    expect(headers?.get('X-Location-Id')).toBe('2');
    expect(headers?.get('X-App-Context')).toBe('hire');
    expect(storedLocationId()).toBe(2);
  });

  test('begins at the location that was worked at last', async () => {
    localStorage.setItem('brigade.location', '6');
    const gateway = fakeGateway({ viewer: makeViewer() });
    await askForViewer(sessionClient({ token: 'four', expiresAt }, ignore));
    expect(gateway.requests[0]?.headers.get('X-Location-Id')).toBe('6');
  });

  test('keeps user and locations at another location, and forgets nothing at the same', async () => {
    fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'five', expiresAt }, ignore);
    client.enterLocation(1);
    await askForViewer(client);
    client.environment.commitUpdate((store) => store.create('pro-1', 'Pro'));
    const source = client.environment.getStore().getSource();
    client.enterLocation(1);
    expect(source.has('pro-1')).toBe(true);
    client.enterLocation(2);
    expect([source.has('pro-1'), source.has('user-1'), source.has('location-1')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('asks again for what it had after it was told to forget', async () => {
    const gateway = fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'six', expiresAt }, ignore);
    await askForViewer(client);
    await askForViewer(client);
    expect(gateway.requests).toHaveLength(1);
    client.forgetAnswers();
    await askForViewer(client);
    expect(gateway.requests).toHaveLength(2);
  });
});
