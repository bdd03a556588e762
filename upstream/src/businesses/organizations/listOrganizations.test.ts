import { expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

type Page = { count: number; next: string | null; results: { id: number; locations: { id: number }[] }[] };

const list = (query: string, as: Person) => call<Page>('GET', `/staffer/organizations/${query}`, { as });

const both = [ids.harbor, ids.summit];

test.each([
  ['admin', both],
  ['owner', [ids.harbor]],
  ['manager', [ids.harbor]],
  ['onsite', [ids.harbor]],
  ['rival', [ids.summit]],
  ['gigster', []],
] as const)('200: the %s sees the organizations %j', async (person, expected) => {
  const { status, body } = await list('', person);

  expect(status).toBe(200);
  expect(body.count).toBe(expected.length);
  expect(body.results.map(({ id }) => id)).toEqual(expected);
});

test('200: includes the locations that the caller can see', async () => {
  const { body } = await list('?managed=true', 'member');

  expect(body.results.map(({ locations }) => locations.map(({ id }) => id))).toEqual([[ids.harborHouse]]);
});

test("200: managed restricts a platform admin's list to their own organizations", async () => {
  expect((await list('?managed=true', 'admin')).body.results).toEqual([]);
  expect((await list('?managed=false', 'admin')).body.count).toBe(2);
});

test('200: paginates the list', async () => {
  const { body } = await list('?page=1&page_size=1', 'admin');

  expect(body.results.map(({ id }) => id)).toEqual([ids.harbor]);
  expect(body.next).toContain('page=2');
});

test.each(['?managed=maybe', '?query=managed', '?page_size=101'])('400: rejects %s', async (query) => {
  expect((await list(query, 'owner')).status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/staffer/organizations/')).status).toBe(401);
});
