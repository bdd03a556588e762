import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { Person } from '../../testing/people.ts';

const { call, ids, reset } = await startTestServer();

beforeEach(reset);

const terms = { cancellation_free_hours: 48, cancellation_guaranteed_hours: 2 };

const change = (body: object, as: Person) =>
  call<Record<string, unknown>>('PATCH', `/locations/${ids.harborHouse}/`, { as, body });
const read = (as: Person) => call<object>('GET', `/locations/${ids.harborHouse}/`, { as });

test('200: default terms are a free day, then four hours; a platform admin can change them', async () => {
  expect((await read('member')).body).toMatchObject({
    cancellation_free_hours: 24,
    cancellation_guaranteed_hours: 4,
  });

  expect((await change(terms, 'admin')).body).toMatchObject(terms);
  expect((await read('member')).body).toMatchObject(terms);
});

test('200: hides costs from onsite managers', async () => {
  expect((await read('onsite')).body).toMatchObject({
    cancellation_free_hours: null,
    cancellation_guaranteed_hours: null,
    payment_method_type: null,
  });
});

test.each([
  [{ cancellation_free_hours: 337 }, 'Enter 0 to 336 hours'],
  [{ cancellation_free_hours: 1.5 }, 'Enter 0 to 336 hours'],
  [{ cancellation_guaranteed_hours: 17 }, 'Enter 0 to 16 hours'],
  [{ cancellation_guaranteed_hours: -1 }, 'Enter 0 to 16 hours'],
])('400: rejects %j', async (body, message) => {
  const { status, error } = await change(body, 'admin');

  expect(status).toBe(400);
  expect(error?.details?.map((detail) => detail.message) ?? [error?.message]).toContain(message);
});

test.each(['member', 'manager', 'owner'] as const)('403: %s cannot change the terms', async (as) => {
  expect((await change(terms, as)).error).toMatchObject({
    code: 'permission_denied',
    target: 'platform.admin',
  });
});
