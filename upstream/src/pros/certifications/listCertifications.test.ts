import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database } = await startTestServer();
const path = '/certifications/';

beforeAll(async () => {
  await database
    .insertInto('certifications')
    .values([{ name: 'Food handler' }, { name: 'Alcohol service' }])
    .execute();
});

test('200: lists certifications by name', async () => {
  const { status, body } = await call<{ name: string }[]>('GET', path, { as: 'onsite' });

  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual(['Alcohol service', 'Food handler']);
});

test('400: an unknown filter, naming it', async () => {
  expect((await call('GET', `${path}?name=Food`, { as: 'member' })).error).toMatchObject({
    code: 'invalid',
    target: 'name',
  });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
