import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import proProfileDocument, {
  type ProProfileQuery$data,
} from '../../__generated__/ProProfileQuery.graphql.ts';
import proProfileQuery from '../../__generated__/ProProfileQuery$parameters.ts';
import { favoriteEverywhere } from '../../pros/favorites/favoriteEverywhere.ts';
import type { Client } from '../../platform/relay/client.ts';
import { sessionClient } from '../../platform/relay/sessionClient.ts';
import { fakeGateway } from '../../testing/fakeGateway.ts';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { makeLocation, makeViewer } from '../../testing/world.ts';

interface AtLocation {
  readonly locationDatabaseId: number;
}

/** A pro who is a favorite of location 1, blocked at location 2, and new to location 2. */
const pro = makePro(1, {
  atLocation: ({ locationDatabaseId: at }: AtLocation) =>
    makeProAtLocation(1, { isFavorite: at === 1, isBlocked: at === 2, hasWorkedTogether: at === 1 }, at),
});

const root = {
  viewer: makeViewer({ activeLocations: [makeLocation(1), makeLocation(2)] }),
  pro,
  location: ({ databaseId }: { databaseId: number }) => makeLocation(databaseId),
  favoriteProAtLocations: {
    errors: [],
    prosAtLocations: [
      makeProAtLocation(1, { isFavorite: true }, 1),
      makeProAtLocation(1, { isFavorite: true }, 2),
    ],
  },
};

let tokens = 0;
const newClient = () => sessionClient({ token: `two-locations-${(tokens += 1)}` }, () => undefined);

function openProfile(client: Client, locationId: number) {
  client.enterLocation(locationId);
  const visit = { abortController: new AbortController(), cause: 'enter' as const };
  return client.load(proProfileQuery, { uuid: 'uuid-1', locationId }, visit);
}

/** The facts that the store has about the pro at a location, whichever location is the current one. */
function storedFacts({ environment }: Client, locationId: number) {
  const request = getRequest(proProfileDocument);
  const operation = createOperationDescriptor(request, { uuid: 'uuid-1', locationId });
  expect(environment.check(operation).status).toBe('available');
  expect(environment.lookup(operation.fragment).data as ProProfileQuery$data).toMatchObject({
    pro: { ok: true },
  });
  const record = environment.getStore().getSource().get(`pro-1-at-${locationId}`);
  return { isFavorite: record?.['isFavorite'], isBlocked: record?.['isBlocked'] };
}

test('a store keeps the facts about one pro at two locations apart', async () => {
  fakeGateway(root);
  const client = newClient();
  await openProfile(client, 1);
  await openProfile(client, 2);

  expect(storedFacts(client, 1)).toEqual({ isFavorite: true, isBlocked: false });
  expect(storedFacts(client, 2)).toEqual({ isFavorite: false, isBlocked: true });
});

test('one response with a pro at two locations updates both', async () => {
  fakeGateway(root);
  const client = newClient();
  await openProfile(client, 1);
  await openProfile(client, 2);

  const refusal = await favoriteEverywhere(client.environment, { proId: 'pro-1', locationId: 'location-1' });

  expect(refusal).toBeNull();
  expect(storedFacts(client, 1)).toEqual({ isFavorite: true, isBlocked: false });
  expect(storedFacts(client, 2)).toEqual({ isFavorite: true, isBlocked: true });
});

test('a switch of the location fetches the facts of the new location and keeps those of the other', async () => {
  const gateway = fakeGateway(root);
  const client = newClient();
  await openProfile(client, 1);
  await openProfile(client, 2);
  const sent = gateway.requests.map(({ variables, headers }) => [
    variables['locationId'],
    headers.get('X-Location-Id'),
  ]);
  expect(sent).toEqual([
    [1, '1'],
    [2, '2'],
  ]);

  // Fresh data of location 1 is still there; invalid data is fetched again.
  await openProfile(client, 1);
  expect(gateway.requests).toHaveLength(2);
  expect(storedFacts(client, 2)).toEqual({ isFavorite: false, isBlocked: true });
  client.forgetResponses();
  await openProfile(client, 1);
  expect(gateway.requests).toHaveLength(3);
  expect(storedFacts(client, 1)).toEqual({ isFavorite: true, isBlocked: false });
});
