import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/favorite-pros/bulk/';
const missing = '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d';

beforeEach(reset);

const uuidOf = async (id: number) =>
  (await database.selectFrom('pros').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;

const favorites = async () =>
  (
    await database.selectFrom('favorite_pros').select(['location_id', 'pro_id']).orderBy('pro_id').execute()
  ).map(({ location_id, pro_id }) => [location_id, pro_id]);

test('200: an onsite manager adds several pros, one of them a favorite before, and one who does not exist', async () => {
  const [one, other] = [await uuidOf(1), await uuidOf(2)];
  await call('POST', '/favorite-pros/', { as: 'member', body: { pro_id: 1, location_id: ids.harborHouse } });
  const response = await call('POST', path, {
    as: 'onsite',
    body: { location_id: ids.harborHouse, uuids: [one, missing, other.toUpperCase()] },
  });

  expect(response).toMatchObject({
    status: 200,
    body: {
      results: [
        { uuid: one, ok: true },
        { uuid: missing, ok: false, error: { code: 'not_found' } },
        { uuid: other.toUpperCase(), ok: true },
      ],
    },
  });
  expect(await favorites()).toEqual([
    [ids.harborHouse, 1],
    [ids.harborHouse, 2],
  ]);
});

test('200: none of the pros exists', async () => {
  const body = { location_id: ids.harborHouse, uuids: [missing] };

  expect(await call('POST', path, { as: 'member', body })).toMatchObject({
    status: 200,
    body: { results: [{ ok: false }] },
  });
  expect(await favorites()).toEqual([]);
});

test.each([
  [{ location_id: 1 }, 'uuids', 'required'],
  [{ location_id: 1, uuids: ['one'] }, 'uuids.0', 'invalid'],
  [{ location_id: 1, uuids: [] }, 'uuids', 'invalid'],
])('400: %j is refused at its field', async (body, target, code) => {
  const { status, error } = await call('POST', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ code, target }]);
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { location_id: 1, uuids: [missing] } })).status).toBe(401);
});

test('403: a caller without any role', async () => {
  const body = { location_id: ids.harborHouse, uuids: [missing] };

  expect((await call('POST', path, { as: 'gigster', body })).status).toBe(403);
});

test('404: the location of another organization', async () => {
  const body = { location_id: ids.summitHotel, uuids: [await uuidOf(1)] };

  expect((await call('POST', path, { as: 'member', body })).status).toBe(404);
  expect(await favorites()).toEqual([]);
});
