import { expect, test } from 'vitest';
import { addGig } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

const get = (id: number, as: Person) => call('GET', `/locations/${id}/stats/`, { as });

test('200: the first gig counts once it is approved', async () => {
  await addGig(database, { location_id: ids.harborAnnex, status: 'UNAPPROVED' });

  expect((await get(ids.harborHouse, 'onsite')).body).toEqual({ has_posted_first_gig: true });
  expect((await get(ids.harborAnnex, 'owner')).body).toEqual({ has_posted_first_gig: false });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', `/locations/${ids.harborHouse}/stats/`)).status).toBe(401);
});

test('404: rejects a location without access', async () => {
  expect((await get(ids.harborHouse, 'rival')).status).toBe(404);
});
