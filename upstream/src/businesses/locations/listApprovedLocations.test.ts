import { expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

async function names(as: Person, query = ''): Promise<string[]> {
  const { body } = await call<{ name: string }[]>('GET', `/users/me/approved-locations/${query}`, { as });
  return body.map(({ name }) => name);
}

test('200: lists approved locations by name, without pending ones', async () => {
  expect(await names('owner')).toEqual(['Harbor House', 'Vine Street Kitchen']);
  expect(await names('gigster')).toEqual([]);
});

test('200: filters by organization', async () => {
  expect(await names('admin', `?organization_id=${ids.summit}`)).toEqual(['Summit Hotel']);
  expect(await names('owner', `?organization_id=${ids.summit}`)).toEqual([]);
});

test('400: the organization must be an id', async () => {
  const path = '/users/me/approved-locations/?organization_id=harbor';

  expect((await call('GET', path, { as: 'owner' })).error?.target).toBe('organization_id');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/users/me/approved-locations/')).status).toBe(401);
});
