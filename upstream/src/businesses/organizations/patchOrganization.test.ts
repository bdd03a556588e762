import { beforeEach, expect, test } from 'vitest';
import { testStart } from '../../testing/fixtureIds.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  const image = { public_id: 'locations/pier', user_id: null, content: null, created_ts: testStart };
  await database.insertInto('images').values(image).execute();
});

const patch = (body: object, as: Person = 'owner') =>
  call('PATCH', `/staffer/organizations/${ids.harbor}/`, { as, body });

async function stored() {
  return database
    .selectFrom('organizations')
    .select(['name', 'image_public_id'])
    .where('id', '=', ids.harbor)
    .executeTakeFirstOrThrow();
}

test('200: trims and changes the name only', async () => {
  await patch({ image_public_id: 'locations/pier' });
  const { status, body } = await patch({ name: '  Harbor Group ' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ids.harbor, name: 'Harbor Group', image_public_id: 'locations/pier' });
  expect(await stored()).toEqual({ name: 'Harbor Group', image_public_id: 'locations/pier' });
});

test('200: null removes the image', async () => {
  await patch({ image_public_id: 'locations/pier' });
  await patch({ image_public_id: null });

  expect((await stored()).image_public_id).toBeNull();
});

test('200: an empty body changes nothing', async () => {
  const before = await stored();

  expect((await patch({})).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test.each([
  [{ name: '  ' }, 'name', 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  [
    { name: 'New', image_public_id: 'locations/nobodys' },
    'image_public_id',
    'This image no longer exists. Upload it again.',
  ],
])('400: rejects %o at %s', async (body, target, message) => {
  const before = await stored();
  const { status, error } = await patch(body);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
  expect(await stored()).toEqual(before);
});

test.each([{ name: null }, { image_public_id: '' }, { is_migrated_from_predecessor: true }])(
  '400: rejects %o',
  async (body) => {
    expect((await patch(body)).status).toBe(400);
  },
);

test('401: rejects a request without a session', async () => {
  const response = await call('PATCH', `/staffer/organizations/${ids.harbor}/`, { body: { name: 'Mine' } });

  expect(response.status).toBe(401);
});

test.each(['manager', 'member', 'onsite'] as const)(
  '403: the %s cannot change the organization',
  async (person) => {
    const { status, error } = await patch({ name: 'Mine' }, person);

    expect({ status, target: error?.target }).toEqual({ status: 403, target: 'organizations.manage' });
    expect((await stored()).name).toBe('Harbor & Vine Hospitality');
  },
);

test('404: rejects an admin of another organization', async () => {
  expect((await patch({ name: 'Mine' }, 'rival')).status).toBe(404);
});
