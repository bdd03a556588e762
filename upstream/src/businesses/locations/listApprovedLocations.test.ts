import { expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

async function names(as: Person, query = ''): Promise<string[]> {
  const { body } = await call<{ name: string }[]>('GET', `/users/me/approved-locations/${query}`, { as });
  return body.map(({ name }) => name);
}

test('200: the approved locations by name, not those that wait', async () => {
  expect(await names('owner')).toEqual(['Harbor House', 'Vine Street Kitchen']);
  expect(await names('gigster')).toEqual([]);
});

test('200: those of one organization', async () => {
  expect(await names('admin', `?organization_id=${ids.summit}`)).toEqual(['Summit Hotel']);
  expect(await names('owner', `?organization_id=${ids.summit}`)).toEqual([]);
});

test('400: an organization is named by its id', async () => {
  const path = '/users/me/approved-locations/?organization_id=harbor';

  expect((await call('GET', path, { as: 'owner' })).error?.target).toBe('organization_id');
});

test('401: without a session there is no list', async () => {
  expect((await call('GET', '/users/me/approved-locations/')).status).toBe(401);
});
