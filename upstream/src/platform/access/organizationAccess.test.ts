import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type Person, credentialsFor } from '../../testing/people.ts';
import { loadCaller } from './loadCaller.ts';
import { accessToOrganization, requireAtOrganization } from './organizationAccess.ts';

const { database, clock, ids } = await startTestServer();

function callerOf(person: Person) {
  return loadCaller(database, credentialsFor(person), clock.now());
}

describe('accessToOrganization', () => {
  test.each([
    ['admin', 'PLATFORM_ADMIN'],
    ['owner', 'ORGANIZATION_ADMIN'],
    ['manager', 'ADMIN'],
    ['onsite', 'ONSITE_MANAGER'],
  ] as const)('the %s has access to an organization as %s', async (person, access) => {
    const accessible = await accessToOrganization(database, await callerOf(person), ids.harbor);

    expect(accessible).toMatchObject({ access, organization: { name: 'Harbor & Vine Hospitality' } });
  });

  test.each(['rival', 'gigster'] as const)('the %s cannot find the organization', async (person) => {
    const caller = await callerOf(person);

    await expect(accessToOrganization(database, caller, ids.harbor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('throws not_found for a missing organization, even to a platform admin', async () => {
    const caller = await callerOf('admin');

    await expect(accessToOrganization(database, caller, 99)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('requireAtOrganization', () => {
  test('rejects an admin of a location', async () => {
    const caller = await callerOf('manager');

    await expect(
      requireAtOrganization(database, caller, ids.harbor, 'organizations.manage'),
    ).rejects.toMatchObject({ code: 'permission_denied', extras: { target: 'organizations.manage' } });
  });

  test('accepts an admin of the organization', async () => {
    const accessible = requireAtOrganization(
      database,
      await callerOf('owner'),
      ids.harbor,
      'organizations.manage',
    );

    await expect(accessible).resolves.toMatchObject({ access: 'ORGANIZATION_ADMIN' });
  });
});
