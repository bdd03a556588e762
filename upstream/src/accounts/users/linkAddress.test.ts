import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UsersTable } from './usersTable.ts';
import { newestMessages } from '../../platform/outbox/message.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

type Channel = 'email' | 'phone';

const fresh = { email: 'new@brigade.example', phone: '+16155550199' };
const change = (values: Updateable<UsersTable>, id = 3) =>
  database.updateTable('users').set(values).where('id', '=', id).execute();
const me = async () => (await call('GET', '/users/me/', { as: 'manager' })).body;

async function sentCode(channel: Channel, address = fresh[channel]): Promise<string> {
  await call('POST', `/auth/${channel}/`, { body: { [channel]: address, purpose: 'address-change' } });
  return (await newestMessages(database, address))[0]?.code ?? '';
}

const link = (channel: Channel, code: string, address = fresh[channel]) =>
  call('POST', `/auth/${channel}/link/`, { as: 'manager', body: { [channel]: address, code } });

describe.each(['email', 'phone'] as const)('%s', (channel) => {
  const field = channel === 'email' ? 'email' : 'phone_number';

  test('200: assigns the verified address to the caller', async () => {
    const { status, body } = await link(channel, await sentCode(channel));

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 3, [field]: fresh[channel] });
    expect(await me()).toEqual(body);
  });

  test('400: a wrong code changes nothing and counts as an attempt', async () => {
    const code = await sentCode(channel);

    const { status, error } = await link(channel, code === '000000' ? '111111' : '000000');

    expect({ status, code: error?.code, target: error?.target }).toEqual({
      status: 400,
      code: 'invalid_code',
      target: 'code',
    });
    expect(await me()).not.toMatchObject({ [field]: fresh[channel] });
  });

  test('400: rejects a code for another address', async () => {
    const code = await sentCode(channel, channel === 'email' ? 'other@brigade.example' : '+16155550188');

    expect((await link(channel, code)).error?.code).toBe('code_expired');
  });

  test('400: names all invalid fields', async () => {
    const { status, error } = await call('POST', `/auth/${channel}/link/`, {
      as: 'manager',
      body: { [channel]: 'x', code: '12' },
    });

    expect(status).toBe(400);
    expect(error?.details?.map(({ target }) => target)).toEqual([channel, 'code']);
  });

  test('401: rejects a request without a session', async () => {
    expect((await call('POST', `/auth/${channel}/link/`, { body: {} })).status).toBe(401);
  });

  test("409: rejects another account's verified address", async () => {
    await change({ [field]: fresh[channel] }, 4);

    const { status, error } = await link(channel, await sentCode(channel));

    expect({ status, code: error?.code, target: error?.target }).toEqual({
      status: 409,
      code: 'already_exists',
      target: channel,
    });
    expect(error?.message).toContain('link the two accounts');
    expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({
      [field]: fresh[channel],
    });
  });

  test("200: takes over another account's unverified address", async () => {
    await change({ [field]: fresh[channel], [`${channel}_verified`]: false }, 4);

    expect((await link(channel, await sentCode(channel))).status).toBe(200);

    expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({ [field]: null });
  });

  test('409: records the other account as linkable', async () => {
    await change({ [field]: fresh[channel] }, 4);

    await link(channel, await sentCode(channel));

    expect(await database.selectFrom('account_matches').selectAll().execute()).toMatchObject([
      { user_id: 3, matched_user_id: 4, connection: channel },
    ]);
  });

  test('409: rejects an account with single sign-on and does not use the code', async () => {
    await change({ is_sso_login: true });
    const code = await sentCode(channel);

    expect((await link(channel, code)).error?.code).toBe('conflict');

    await change({ is_sso_login: false });
    expect((await link(channel, code)).status).toBe(200);
  });
});

describe('the notification goes to', () => {
  test('a new email address is announced to the replaced address', async () => {
    await link('email', await sentCode('email'));

    expect(await newestMessages(database, 'manager@brigade.example')).toMatchObject([
      { channel: 'email', subject: 'The email address of your Brigade account was changed', code: null },
    ]);
  });

  test('a new phone number is announced to the replaced one by text message', async () => {
    await change({ phone_number: '+16155550103' });
    await link('phone', await sentCode('phone'));

    expect(await newestMessages(database, '+16155550103')).toMatchObject([
      { channel: 'sms', subject: 'The phone number of your Brigade account was changed' },
    ]);
  });

  test('a new phone number is announced to the email address if it replaces no verified number', async () => {
    await change({ phone_number: '+16155550103', phone_verified: false });
    await link('phone', await sentCode('phone'));

    expect(await newestMessages(database, '+16155550103')).toEqual([]);
    expect(await newestMessages(database, 'manager@brigade.example')).toMatchObject([
      { channel: 'email', subject: 'Your Brigade account has a new phone number' },
    ]);
  });

  test('an address that is verified again is announced to no one', async () => {
    const code = await sentCode('email', 'manager@brigade.example');
    await link('email', code, 'Manager@Brigade.example');

    expect(await newestMessages(database, 'manager@brigade.example')).toHaveLength(1);
  });
});
