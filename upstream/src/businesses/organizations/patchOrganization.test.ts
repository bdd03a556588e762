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

test('200: the name changes, without the white space around it, and the rest stays', async () => {
  await patch({ image_public_id: 'locations/pier' });
  const { status, body } = await patch({ name: '  Harbor Group ' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ids.harbor, name: 'Harbor Group', image_public_id: 'locations/pier' });
  expect(await stored()).toEqual({ name: 'Harbor Group', image_public_id: 'locations/pier' });
});

test('200: null takes the image away', async () => {
  await patch({ image_public_id: 'locations/pier' });
  await patch({ image_public_id: null });

  expect((await stored()).image_public_id).toBeNull();
});

test('200: with nothing to change nothing changes', async () => {
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
    'This image is not there any more. Upload it again.',
  ],
])('400: %o is refused at %s', async (body, target, message) => {
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
  '400: %o is refused',
  async (body) => {
    expect((await patch(body)).status).toBe(400);
  },
);

test('401: nobody changes it without a session', async () => {
  const answer = await call('PATCH', `/staffer/organizations/${ids.harbor}/`, { body: { name: 'Mine' } });

  expect(answer.status).toBe(401);
});

test.each(['manager', 'member', 'onsite'] as const)('403: %s may not change it', async (person) => {
  const { status, error } = await patch({ name: 'Mine' }, person);

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'organizations.manage' });
  expect((await stored()).name).toBe('Harbor & Vine Hospitality');
});

test('404: for the admin of another organization there is none to change', async () => {
  expect((await patch({ name: 'Mine' }, 'rival')).status).toBe(404);
});
