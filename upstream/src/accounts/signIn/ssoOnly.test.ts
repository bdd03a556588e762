import { beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { saveMatch } from './saveMatch.ts';

const { call, clock, database, reset } = await startTestServer();

const email = 'manager@brigade.example';
const phone = '+16155550103';

beforeEach(async () => {
  await reset();
  await database
    .updateTable('users')
    .set({ is_sso_login: true, phone_number: phone })
    .where('id', '=', 3)
    .execute();
});

async function sent(channel: 'email' | 'phone'): Promise<{ code: string; token: string }> {
  await call('POST', `/auth/${channel}/`, { body: channel === 'email' ? { email } : { phone } });
  const { body, code } = await database
    .selectFrom('outbox_messages')
    .select(['body', 'code'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { code: code ?? '', token: /token=([\w-]+)/.exec(body)?.[1] ?? '' };
}

const ways = {
  'the code of an email': async () =>
    call('POST', '/auth/email/verify/', { body: { email, code: (await sent('email')).code } }),
  'the link of an email': async () =>
    call('POST', '/auth/magic-link/verify/', { body: { token: (await sent('email')).token } }),
  'the code of a text message': async () =>
    call('POST', '/auth/phone/verify/', { body: { phone, code: (await sent('phone')).code } }),
};

const sessions = () =>
  database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', 3)
    .executeTakeFirstOrThrow();

describe.each(Object.entries(ways))(
  'an account with single sign-on cannot sign in with %s',
  (_way, signIn) => {
    test('409: refers to the sign-in page of the organization', async () => {
      const { status, error } = await signIn();

      expect({ status, code: error?.code, message: error?.message }).toEqual({
        status: 409,
        code: 'conflict',
        message: "This account signs in through its organization. Use your organization's sign-in page.",
      });
    });

    test('opens no session', async () => {
      const before = await sessions();

      await signIn();

      expect(await sessions()).toEqual(before);
    });
  },
);

test('403: a suspended account is rejected as such, not referred elsewhere', async () => {
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 3).execute();

  expect((await ways['the code of an email']()).error?.code).toBe('account_inactive');
});

test('404: cannot be linked to another account with a code', async () => {
  await saveMatch(database, { userId: 4, matchedUserId: 3, channel: 'email', now: clock.now() });

  const path = '/users/me/linkable-accounts/3/code/';

  expect((await call('POST', path, { as: 'member' })).status).toBe(404);
});
