import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type Person, tokenOf } from '../../testing/people.ts';
import { loadCaller } from './loadCaller.ts';
import { accessToOrganization, requireAtOrganization } from './organizationAccess.ts';

const { database, clock, ids } = await startTestServer();

function callerOf(person: Person) {
  return loadCaller(database, `Bearer ${tokenOf(person)}`, undefined, clock.now());
}

describe('accessToOrganization', () => {
  test.each([
    ['admin', 'PLATFORM_ADMIN'],
    ['owner', 'ORGANIZATION_ADMIN'],
    ['manager', 'ADMIN'],
    ['onsite', 'ONSITE_MANAGER'],
  ] as const)('%s stands to it as %s', async (person, access) => {
    const accessible = await accessToOrganization(database, await callerOf(person), ids.harbor);

    expect(accessible).toMatchObject({ access, organization: { name: 'Harbor & Vine Hospitality' } });
  });

  test.each(['rival', 'gigster'] as const)('%s does not find it', async (person) => {
    const caller = await callerOf(person);

    await expect(accessToOrganization(database, caller, ids.harbor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a platform admin finds none that is not there', async () => {
    const caller = await callerOf('admin');

    await expect(accessToOrganization(database, caller, 99)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('requireAtOrganization', () => {
  test('an admin of a location is no admin of its organization', async () => {
    const caller = await callerOf('manager');

    await expect(
      requireAtOrganization(database, caller, ids.harbor, 'organizations.manage'),
    ).rejects.toMatchObject({ code: 'permission_denied', extras: { target: 'organizations.manage' } });
  });

  test('its own admin is', async () => {
    const accessible = requireAtOrganization(
      database,
      await callerOf('owner'),
      ids.harbor,
      'organizations.manage',
    );

    await expect(accessible).resolves.toMatchObject({ access: 'ORGANIZATION_ADMIN' });
  });
});
