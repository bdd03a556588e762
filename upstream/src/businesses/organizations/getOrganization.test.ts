import { expect, test } from 'vitest';
import { addLocation } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

type Organization = { locations: { id: number; name: string }[] };

const get = (id: number | string, as: Person) =>
  call<Organization>('GET', `/staffer/organizations/${id}/`, { as });

test('200: an admin sees the organization with all its locations by name', async () => {
  const { status, body } = await get(ids.harbor, 'owner');

  expect(status).toBe(200);
  expect(body).toEqual({
    id: ids.harbor,
    name: 'Harbor & Vine Hospitality',
    image_public_id: null,
    is_migrated_from_predecessor: false,
    locations: [
      {
        id: ids.harborAnnex,
        name: 'Harbor Annex',
        approval_status: 'PENDING',
        billing_source: 'ORGANIZATION',
      },
      {
        id: ids.harborHouse,
        name: 'Harbor House',
        approval_status: 'APPROVED',
        billing_source: 'ORGANIZATION',
      },
      {
        id: ids.vineStreet,
        name: 'Vine Street Kitchen',
        approval_status: 'APPROVED',
        billing_source: 'ORGANIZATION',
      },
    ],
  });
});

test.each(['manager', 'member', 'onsite'] as const)(
  '200: with a role at one location, the %s sees only that location',
  async (person) => {
    const { status, body } = await get(ids.harbor, person);

    expect(status).toBe(200);
    expect(body.locations.map(({ id }) => id)).toEqual([ids.harborHouse]);
  },
);

test('200: returns the first 200 locations by name', async () => {
  for (let number = 0; number < 205; number += 1) {
    await addLocation(database, {
      organization_id: ids.summit,
      name: `Lodge ${String(number).padStart(3, '0')}`,
    });
  }

  const { body } = await get(ids.summit, 'rival');

  expect(body.locations).toHaveLength(200);
  expect(body.locations.at(-1)?.name).toBe('Lodge 199');
});

test('400: rejects an unknown parameter', async () => {
  const { error } = await call('GET', `/staffer/organizations/${ids.harbor}/?expand=managers`, {
    as: 'owner',
  });

  expect(error?.target).toBe('expand');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', `/staffer/organizations/${ids.harbor}/`)).status).toBe(401);
});

test('403: rejects a caller without any role', async () => {
  expect((await get(ids.harbor, 'gigster')).status).toBe(403);
});

test.each([
  ['rival', ids.harbor],
  ['owner', ids.summit],
  ['manager', ids.summit],
  ['admin', 999],
  ['admin', 'harbor'],
] as const)('404: the %s cannot find organization %s', async (as, id) => {
  const { status, error } = await get(id, as);

  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
});
