import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/favorite-pros/';
const body = { pro_id: 1, location_id: ids.harborHouse };

beforeEach(reset);

test('201: an onsite manager adds a favorite', async () => {
  const response = await call<{ id: number }>('POST', path, { as: 'onsite', body });

  expect(response.status).toBe(201);
  expect(response.body).toEqual({ id: response.body.id, ...body });
  expect((await call('GET', '/staffer/gig-applications/1/', { as: 'onsite' })).body).toMatchObject({
    is_favorite: true,
    gigster: { favorite_id: response.body.id },
  });
});

test('200: returns the existing favorite', async () => {
  const first = await call('POST', path, { as: 'member', body });
  const second = await call('POST', path, { as: 'manager', body });

  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
});

test('200: concurrent requests create one favorite', async () => {
  const responses = await Promise.all([
    call('POST', path, { as: 'member', body }),
    call('POST', path, { as: 'manager', body }),
  ]);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
  expect(responses[0]?.body).toEqual(responses[1]?.body);
  expect(await database.selectFrom('favorite_pros').selectAll().execute()).toHaveLength(1);
});

test.each([
  [{ location_id: 1 }, 'pro_id', 'required'],
  [{ pro_id: 1, location_id: '1' }, 'location_id', 'invalid'],
  [{ pro_id: 0, location_id: 1 }, 'pro_id', 'invalid'],
])('400: %j is refused at its field', async (wrong, target, code) => {
  const { status, error } = await call('POST', path, { as: 'member', body: wrong });

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ code, target }]);
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('POST', path, { as: 'gigster', body })).status).toBe(403);
});

test.each([
  [{ ...body, location_id: ids.summitHotel }],
  [{ ...body, location_id: 999_999 }],
  [{ ...body, pro_id: 999_999 }],
])('404: %j names something that does not exist for the caller', async (wrong) => {
  expect((await call('POST', path, { as: 'member', body: wrong })).status).toBe(404);
});
