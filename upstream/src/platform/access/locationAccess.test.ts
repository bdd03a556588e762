import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { people, type Person, credentialsFor } from '../../testing/people.ts';
import type { Caller } from './caller.ts';
import { loadCaller } from './loadCaller.ts';
import {
  accessOf,
  accessTo,
  currentLocationId,
  requireAtLocation,
  visibleLocationIds,
} from './locationAccess.ts';

const { database, clock, ids } = await startTestServer();
const callerNamed = (person: Person) => loadCaller(database, credentialsFor(person), clock.now());

test.each([
  ['admin', 'harborHouse', 'PLATFORM_ADMIN'],
  ['owner', 'harborHouse', 'ORGANIZATION_ADMIN'],
  ['owner', 'vineStreet', 'ORGANIZATION_ADMIN'],
  ['manager', 'harborHouse', 'ADMIN'],
  ['member', 'harborHouse', 'TEAM_MEMBER'],
  ['onsite', 'harborHouse', 'ONSITE_MANAGER'],
] as const)('the %s has access to %s as %s', async (person, location, access) => {
  const accessible = await accessTo(database, await callerNamed(person), ids[location]);

  expect(accessible).toMatchObject({ access, location: { id: ids[location] } });
});

test.each([
  ['manager', 'vineStreet'],
  ['owner', 'summitHotel'],
  ['rival', 'harborHouse'],
  ['gigster', 'harborHouse'],
] as const)('the %s cannot find %s', async (person, location) => {
  await expect(accessTo(database, await callerNamed(person), ids[location])).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a missing location and an inaccessible one cause the same error', async () => {
  const caller = await callerNamed('manager');
  const absent = await accessTo(database, caller, 999).catch((error: unknown) => error);
  const hidden = await accessTo(database, caller, ids.summitHotel).catch((error: unknown) => error);

  expect(hidden).toEqual(absent);
});

test('a caller without access gets not_found, whichever permission is required', async () => {
  await expect(
    requireAtLocation(database, await callerNamed('rival'), ids.harborHouse, 'gigs.view'),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('the error names the missing permission', async () => {
  await expect(
    requireAtLocation(database, await callerNamed('onsite'), ids.harborHouse, 'applications.manage'),
  ).rejects.toMatchObject({ code: 'permission_denied', extras: { target: 'applications.manage' } });
});

test('an organization role outranks a weaker one at its location', () => {
  const caller: Caller = {
    userId: people.owner.id,
    sessionId: 1,
    isPlatformAdmin: false,
    locationRoles: new Map([[ids.harborHouse, 'ONSITE_MANAGER']]),
    organizationIds: new Set([ids.harbor]),
  };

  expect(accessOf(caller, { id: ids.harborHouse, organization_id: ids.harbor })).toBe('ORGANIZATION_ADMIN');
});

test.each([
  ['admin', [1, 2, 3, 4]],
  ['owner', [1, 2, 4]],
  ['manager', [1]],
  ['rival', [3]],
  ['gigster', []],
] as const)('the %s sees the locations %j', async (person, expected) => {
  const rows = await visibleLocationIds(database, await callerNamed(person))
    .orderBy('locations.id')
    .execute();

  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test('the current location is the one in the header, if the caller has access to it', async () => {
  const manager = await callerNamed('manager');

  expect(await currentLocationId(database, manager, ids.harborHouse)).toBe(ids.harborHouse);
  expect(await currentLocationId(database, manager, ids.summitHotel)).toBeNull();
  expect(await currentLocationId(database, manager, null)).toBeNull();
});
