import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids, reset } = await startTestServer();
const path = '/staffer/pro-notes/';
const about = { pro_id: ids.idlePro, location_id: ids.harborHouse };

beforeEach(reset);

const write = (as: Person) => call('POST', path, { as, body: { ...about, note: 'Late once' } });

async function count(): Promise<number> {
  const query = `?pro_id=${about.pro_id}&location_id=${about.location_id}`;
  return (await call<{ count: number }>('GET', `${path}${query}`, { as: 'owner' })).body.count;
}

test.each([
  ['member', 'member'],
  ['member', 'manager'],
  ['manager', 'owner'],
] as const)('204: what the %s wrote, the %s deletes', async (author, as) => {
  await write(author);

  expect((await call('DELETE', `${path}1/`, { as })).status).toBe(204);
  expect(await count()).toBe(0);
});

test('404: a note id that is not a number', async () => {
  expect((await call('DELETE', `${path}one/`, { as: 'member' })).status).toBe(404);
});

test('401: without a session', async () => {
  await write('member');

  expect((await call('DELETE', `${path}1/`)).status).toBe(401);
});

test.each([
  ['member', 'team.manage'],
  ['onsite', 'team.manage'],
] as const)('403: the %s does not delete the note of another', async (as, permission) => {
  await write('manager');

  const { status, error } = await call('DELETE', `${path}1/`, { as });

  expect({ status, target: error?.target }).toEqual({ status: 403, target: permission });
  expect(await count()).toBe(1);
});

test('404: a location that is not visible to the caller, and a deleted note', async () => {
  await write('member');

  expect((await call('DELETE', `${path}1/`, { as: 'rival' })).status).toBe(404);
  expect((await call('DELETE', `${path}1/`, { as: 'member' })).status).toBe(204);
  expect((await call('DELETE', `${path}1/`, { as: 'member' })).status).toBe(404);
});
