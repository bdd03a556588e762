import { expect, test } from 'vitest';
import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/server/services.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { people } from '../../testing/people.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { managedLocationsQuery } from './managedLocations.ts';
import { urgentFirst } from './urgentFirst.ts';

const { database } = await testDatabase();

const owner: Caller = {
  userId: people.owner.id,
  sessionId: 1,
  isPlatformAdmin: false,
  locationRoles: new Map(),
  organizationIds: new Set([ids.harbor]),
};

function counted() {
  let times = 0;
  const urgentLocations: Services['reactions']['urgentLocations'] = async (_services, _caller, locations) => {
    times += 1;
    return locations.map(({ id }) => id);
  };
  const services = {
    database,
    settings: testSettings,
    reactions: { urgentLocations },
  } as unknown as Services;
  return { services, times: () => times };
}

const query = (text: Record<string, string> = {}) =>
  managedLocationsQuery.parse({ ordering: 'urgency', ...text });

test('requests of one caller at the same time work out the order once, and a later one again', async () => {
  const { services, times } = counted();
  const [one, other] = await Promise.all([
    urgentFirst(services, owner, query()),
    urgentFirst(services, owner, query({ page: '2' })),
  ]);

  expect(one).toContain(ids.harborHouse);
  expect(other).toEqual(one);
  expect(times()).toBe(1);
  await urgentFirst(services, owner, query());
  expect(times()).toBe(2);
});

test.each([
  ['other filters', owner, { approval_status: 'PENDING' }],
  [
    'other roles',
    {
      ...owner,
      organizationIds: new Set<number>(),
      locationRoles: new Map([[ids.vineStreet, 'ADMIN' as const]]),
    },
    {},
  ],
  ['another caller', { ...owner, userId: people.rival.id }, {}],
])('%s share no order of urgency', async (_which, caller, filters) => {
  const { services, times } = counted();
  await Promise.all([
    urgentFirst(services, owner, query()),
    urgentFirst(services, caller, query(filters as Record<string, string>)),
  ]);

  expect(times()).toBe(2);
});

test('a failure to order by urgency is not kept, and another order asks for nothing', async () => {
  const { services, times } = counted();
  const failing = {
    ...services,
    reactions: { urgentLocations: async () => Promise.reject(new Error('down')) },
  } as unknown as Services;
  await expect(urgentFirst(failing, owner, query())).rejects.toThrow('down');
  expect(await urgentFirst(services, owner, query())).toContain(ids.harborHouse);
  expect(await urgentFirst(services, owner, query({ ordering: 'name' }))).toEqual([]);
  expect(times()).toBe(1);
});
