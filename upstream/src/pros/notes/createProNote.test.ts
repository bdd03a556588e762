import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, ids, reset } = await startTestServer();
const path = '/staffer/pro-notes/';
const about = { pro_id: ids.idlePro, location_id: ids.harborHouse };

beforeEach(reset);

test('201: creates a note with its author, visible only to the location', async () => {
  const { status, body } = await call('POST', path, {
    as: 'member',
    body: { ...about, note: ' Knows the grill. ' },
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    ...about,
    is_shared: false,
    note: 'Knows the grill.',
    created_by: { id: 4, first_name: 'Milo', last_name: expect.any(String) },
    created_ts: clock.now().toISOString(),
  });
});

test('201: accepts 2,000 characters', async () => {
  const body = { ...about, note: 'x'.repeat(2000), is_shared: true };

  expect((await call('POST', path, { as: 'member', body })).status).toBe(201);
});

test.each([
  [{ note: 'x'.repeat(2001) }, 'note', 'At most 2000 characters'],
  [{ note: '  ' }, 'note', 'This field is required'],
  [{ note: 'Fine', is_shared: 'yes' }, 'is_shared', expect.any(String)],
])('400: rejects %o', async (values, target, message) => {
  const { status, error } = await call('POST', path, { as: 'member', body: { ...about, ...values } });

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { ...about, note: 'Hello' } })).status).toBe(401);
});

test('403: an onsite manager', async () => {
  const { status, error } = await call('POST', path, { as: 'onsite', body: { ...about, note: 'Hello' } });

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'applications.manage' });
});

test.each([
  ['rival', about],
  ['member', { ...about, location_id: ids.vineStreet }],
  ['member', { ...about, pro_id: 999_999 }],
] as const)('404: %s about %o', async (as, where) => {
  expect((await call('POST', path, { as, body: { ...where, note: 'Hello' } })).status).toBe(404);
});
