import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const [pro] = ids.pros;
beforeEach(reset);

const put = (body: object, id: number = pro, as: 'member' | null = 'member') =>
  call('PUT', `/sandbox/pros/${id}/payout-account/`, { body, ...(as && { as }) });
const stored = async () => ({
  pro: await database.selectFrom('pros').select('has_stripe_id').where('id', '=', pro).executeTakeFirst(),
  accounts: await database.selectFrom('sandbox_payout_accounts').selectAll().execute(),
});

test.each([
  ['SUCCESS', true, []],
  ['NONE', false, []],
  ['REFUSED', true, [{ pro_id: pro, test_account: 'REFUSED' }]],
  ['CLOSED', true, [{ pro_id: pro, test_account: 'CLOSED' }]],
])('200: %s replaces the account of the pro', async (account, has_stripe_id, accounts) => {
  await put({ test_account: 'CLOSED' });
  const { status, body } = await put({ test_account: account });

  expect({ status, body }).toEqual({ status: 200, body: { test_account: account } });
  expect(await stored()).toEqual({ pro: { has_stripe_id }, accounts });
});

test('400: rejects an unknown test account at its field', async () => {
  const { status, error } = await put({ test_account: 'GOLD' });

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: 'test_account',
    message: 'Choose a test account',
  });
});

test('401: rejects a request without a session', async () => {
  expect((await put({ test_account: 'NONE' }, pro, null)).status).toBe(401);
});

test('404: does not know the pro', async () => {
  expect((await put({ test_account: 'NONE' }, 987_654)).status).toBe(404);
});
