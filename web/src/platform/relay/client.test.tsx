import { describe, expect, test } from 'vitest';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import appShellQuery from '../../__generated__/AppShellQuery$parameters.ts';
import { storedLocationId } from './storedLocation.ts';
import { fakeGateway } from '../../testing/fakeGateway.ts';
import { makeViewer } from '../../testing/world.ts';
import type { Client } from './client.ts';
import { sessionClient } from './sessionClient.ts';

const ignore = () => undefined;

async function askForViewer(client: Client) {
  // The answer is read with the document, which registers itself when it is loaded.
  expect(appShellDocument.params.id).toBe(appShellQuery.params.id);
  await client.load(appShellQuery, {}, { abortController: new AbortController(), cause: 'enter' });
}

describe("a session's client", () => {
  test('the client of a session is reused for the same token, and starts with an empty store for another token', async () => {
    fakeGateway({ viewer: makeViewer() });
    const first = sessionClient({ token: 'one' }, ignore);
    await askForViewer(first);
    expect(sessionClient({ token: 'one' }, ignore)).toBe(first);
    expect(first.environment.getStore().getSource().has('user-1')).toBe(true);

    const second = sessionClient({ token: 'two' }, ignore);
    expect(second.environment).not.toBe(first.environment);
    expect(second.environment.getStore().getSource().has('user-1')).toBe(false);
  });

  test('sends the current location and app context with each request', async () => {
    const gateway = fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'three' }, ignore);
    client.enterLocation(2);
    client.enterContext('hire');
    await askForViewer(client);
    const { headers } = gateway.requests[0] ?? {};
    expect(headers?.get('X-Location-Id')).toBe('2');
    expect(headers?.get('X-App-Context')).toBe('hire');
    expect(storedLocationId()).toBe(2);
  });

  test('starts at the location opened last', async () => {
    localStorage.setItem('brigade.location', '6');
    const gateway = fakeGateway({ viewer: makeViewer() });
    await askForViewer(sessionClient({ token: 'four' }, ignore));
    expect(gateway.requests[0]?.headers.get('X-Location-Id')).toBe('6');
  });

  test('keeps all records when the location changes', async () => {
    fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'five' }, ignore);
    client.enterLocation(1);
    await askForViewer(client);
    client.environment.commitUpdate((store) => store.create('pro-1', 'Pro'));
    const source = client.environment.getStore().getSource();
    const before = source.getRecordIDs();

    client.enterLocation(2);

    expect(source.getRecordIDs()).toEqual(before);
    expect(source.has('pro-1')).toBe(true);
  });

  test('refetches stored data after the store was invalidated', async () => {
    const gateway = fakeGateway({ viewer: makeViewer() });
    const client = sessionClient({ token: 'six' }, ignore);
    await askForViewer(client);
    await askForViewer(client);
    expect(gateway.requests).toHaveLength(1);
    client.forgetResponses();
    await askForViewer(client);
    expect(gateway.requests).toHaveLength(2);
  });
});
