import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/startTestServer.ts';

const { call, ids, reset } = await startTestServer();
let secret: string;

const confirm = (body: object, as: 'manager' | null = 'manager', at = secret) =>
  call<{ payment_method_id: string }>('POST', `/sandbox/setup-intents/${at}/confirmation/`, {
    body: { holder_name: 'Mara Archer', ...body },
    ...(as && { as }),
  });

beforeEach(async () => {
  await reset();
  const { body } = await call<{ client_secret: string }>(
    'GET',
    `/locations/${ids.harborHouse}/setup-intent/`,
    { as: 'manager' },
  );
  secret = body.client_secret;
});

test.each([
  [{ test_card: 'SUCCESS' }, 'SUCCEEDED', /^pm_sandbox_/],
  [{ test_card: 'DELAYED_BANK' }, 'PENDING_VERIFICATION', /^ba_sandbox_/],
  [{ test_card: 'REQUIRES_ACTION', is_action_approved: true }, 'SUCCEEDED', /^pm_sandbox_/],
])('200: %j results in %s', async (body, status, id) => {
  const response = await confirm(body);

  expect(response).toMatchObject({
    status: 200,
    body: { status, payment_method_id: expect.stringMatching(id) },
  });
});

test('200: asks the bank for approval where needed', async () => {
  expect((await confirm({ test_card: 'REQUIRES_ACTION' })).body).toEqual({
    status: 'REQUIRES_APPROVAL',
    payment_method_id: null,
  });
});

test('200: an accepted card stays after later attempts', async () => {
  const first = await confirm({ test_card: 'SUCCESS' });

  expect((await confirm({ test_card: 'DELAYED_BANK' })).body).toEqual(first.body);
});

test.each([
  [{ test_card: 'GOLD' }, 'test_card', 'Choose a test card'],
  [{ test_card: 'SUCCESS', holder_name: ' ' }, 'holder_name', 'This field is required'],
  [{ test_card: 'SUCCESS', holder_name: 'x'.repeat(101) }, 'holder_name', 'At most 100 characters'],
])('400: rejects %j at its field', async (body, target, message) => {
  const { status, error } = await confirm(body);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
});

test('401: rejects a request without a session', async () => {
  expect((await confirm({ test_card: 'SUCCESS' }, null)).status).toBe(401);
});

test.each([{ test_card: 'DECLINED' }, { test_card: 'REQUIRES_ACTION', is_action_approved: false }])(
  '402: %j fails, and another card can be submitted',
  async (body) => {
    const { status, error } = await confirm(body);

    expect({ status, code: error?.code, target: error?.target }).toEqual({
      status: 402,
      code: 'card_declined',
      target: 'test_card',
    });
    expect((await confirm({ test_card: 'SUCCESS' })).status).toBe(200);
  },
);

test('404: rejects an unknown secret', async () => {
  expect((await confirm({ test_card: 'SUCCESS' }, 'manager', 'seti_sandbox_guess')).status).toBe(404);
});
