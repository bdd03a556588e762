import { expect, test } from 'vitest';
import { addLocation } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

type Location = { id: number; name: string; brigade_fee_percentage: number | null };

const { call, database, reset } = await startTestServer();

const list = (as: Person) => call<Location[]>('GET', '/users/me/active-locations/', { as });
const names = async (as: Person) => (await list(as)).body.map(({ name }) => name);

test("200: lists the caller's approved locations by name", async () => {
  expect(await names('manager')).toEqual(['Harbor House']);
  expect(await names('onsite')).toEqual(['Harbor House']);
  expect(await names('owner')).toEqual(['Harbor House', 'Vine Street Kitchen']);
  expect(await names('rival')).toEqual(['Summit Hotel']);
  expect(await names('admin')).toEqual(['Harbor House', 'Summit Hotel', 'Vine Street Kitchen']);
  expect(await names('gigster')).toEqual([]);
});

test('200: hides fees from onsite managers only', async () => {
  expect((await list('onsite')).body[0]?.brigade_fee_percentage).toBeNull();
  expect((await list('member')).body[0]?.brigade_fee_percentage).toBe(18.5);
});

test('200: sorts equal names by id, up to 200 locations; 409: is never shorter than it says', async () => {
  for (let added = 0; added < 198; added++) await addLocation(database, { name: 'A Twin' });

  const { body } = await list('owner');

  const twins = body.filter(({ name }) => name === 'A Twin').map(({ id }) => id);
  expect(body).toHaveLength(200);
  expect(twins).toEqual(twins.toSorted((one, other) => one - other));

  await addLocation(database, { name: 'A Twin' });
  for (const path of ['active', 'approved']) {
    const { status, error } = await call('GET', `/users/me/${path}-locations/`, { as: 'owner' });
    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'conflict' });
  }
  await reset();
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('GET', '/users/me/active-locations', { as: 'manager' })).status).toBe(200);
});

test('400: rejects parameters', async () => {
  const { status, error } = await call('GET', '/users/me/active-locations/?page=1', { as: 'manager' });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'page' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/users/me/active-locations/')).status).toBe(401);
});
