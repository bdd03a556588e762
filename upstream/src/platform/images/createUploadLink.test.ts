import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testStart } from '../../testing/fixtureIds.ts';
import { people } from '../../testing/people.ts';

const { call, clock, database, reset } = await startTestServer();
const body = { preset: 'location_images' };

beforeEach(reset);

async function upload(count: number, secondsAgo: number): Promise<void> {
  const created_ts = new Date(Date.parse(testStart) - secondsAgo * 1000);
  const rows = Array.from({ length: count }, (_, index) => ({
    public_id: `locations/${secondsAgo}-${index}`,
    user_id: people.member.id,
    content: null,
    created_ts,
  }));
  await database.insertInto('images').values(rows).execute();
}

test('201: returns the URL, expiry and size limit', async () => {
  const response = await call<{ token: string; upload_url: string }>('POST', '/uploads/links/', {
    as: 'gigster',
    body,
    headers: { host: 'api.brigade.example' },
  });

  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
    upload_url: `http://api.brigade.example/api/uploads/?token=${response.body.token}`,
    expires_ts: new Date(Date.parse(testStart) + 600_000).toISOString(),
    max_bytes: 5_242_880,
  });
});

test('201: every link is unique', async () => {
  const [one, other] = await Promise.all([
    call<{ token: string }>('POST', '/uploads/links/', { as: 'member', body }),
    call<{ token: string }>('POST', '/uploads/links/', { as: 'member', body }),
  ]);

  expect(one.body.token).not.toBe(other.body.token);
});

test.each([
  [{}, 'required', 'preset'],
  [{ preset: 'anything' }, 'invalid', 'preset'],
  [{ ...body, folder: 'secrets' }, 'invalid', 'folder'],
])('400: rejects %j at its field', async (wrong, code, target) => {
  const { status, error } = await call('POST', '/uploads/links/', { as: 'member', body: wrong });

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ code, target }]);
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', '/uploads/links/', { body })).status).toBe(401);
});

test('429: allows 60 images per hour', async () => {
  await upload(60, 3000);

  const refused = await call('POST', '/uploads/links/', { as: 'member', body });
  clock.advance(10);
  const later = await call('POST', '/uploads/links/', { as: 'member', body });

  expect(refused).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect(refused.headers['retry-after']).toBe('600');
  expect(later.status).toBe(201);
});

test("201: does not count other users' images", async () => {
  await upload(60, 3000);

  expect((await call('POST', '/uploads/links/', { as: 'manager', body })).status).toBe(201);
});
