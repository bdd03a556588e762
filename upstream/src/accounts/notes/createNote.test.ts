import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, reset } = await startTestServer();
const path = '/users/3/notes/';

beforeEach(reset);

const create = (note: unknown) => call('POST', path, { as: 'admin', body: { note } });
const count = async () => (await call<{ count: number }>('GET', path, { as: 'admin' })).body.count;

test('201: stores the note with its author', async () => {
  const { status, body } = await create(' Called on Monday. ');

  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    note: 'Called on Monday.',
    user: 3,
    created_by: { id: 1, first_name: 'Ada', last_name: 'Archer' },
    created_ts: clock.now().toISOString(),
  });
  expect(await count()).toBe(1);
});

test('201: accepts 10,000 characters', async () => {
  expect((await create('x'.repeat(10_000))).status).toBe(201);
});

test.each([
  ['x'.repeat(10_001), 'At most 10000 characters'],
  ['   ', 'This field is required'],
  [undefined, 'This field is required'],
])('400: rejects an empty note and one above 10,000 characters', async (note, message) => {
  const { status, error } = await create(note);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: 'note',
    message,
  });
  expect(await count()).toBe(0);
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', path, { body: { note: 'Hello' } })).status).toBe(401);
});

test('404: rejects callers other than platform admins', async () => {
  expect((await call('POST', path, { as: 'owner', body: { note: 'Hello' } })).status).toBe(404);
  expect(await count()).toBe(0);
});

test('404: rejects an unknown user', async () => {
  expect((await call('POST', '/users/999999/notes/', { as: 'admin', body: { note: 'Hello' } })).status).toBe(
    404,
  );
});
