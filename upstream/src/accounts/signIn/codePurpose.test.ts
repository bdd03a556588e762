import { beforeEach, describe, expect, test } from 'vitest';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import type { CodePurpose } from '../../platform/outbox/deliverCode.ts';
import { newestMessages } from '../../platform/outbox/message.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { saveMatch } from './saveMatch.ts';

const { call, clock, database, reset } = await startTestServer();

/** The address of account 6, which its owner is about to give to account 4. */
const addresses = { email: 'rival@brigade.example', phone: '+16155550106' };

beforeEach(async () => {
  await reset();
  await saveMatch(database, { userId: 4, matchedUserId: 6, channel: 'email', now: clock.now() });
});

type Sent = { code: string; token: string | null };
const purposes = ['sign-in', 'address-change', 'linking'] as const satisfies CodePurpose[];

/** Linking sends its code to the first verified address of the account. */
async function sent(purpose: CodePurpose, channel: SignInChannel): Promise<Sent> {
  if (channel === 'phone') await onlyByPhone();
  const { status } =
    purpose === 'linking'
      ? await call('POST', '/users/me/linkable-accounts/6/code/', { as: 'member' })
      : await call('POST', `/auth/${channel}/`, { body: { [channel]: addresses[channel], purpose } });
  expect(status).toBe(200);
  const message = (await newestMessages(database, addresses[channel]))[0];
  return { code: message?.code ?? '', token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? null };
}

const onlyByPhone = () =>
  database
    .updateTable('users')
    .set({ email: null, phone_number: addresses.phone })
    .where('id', '=', 6)
    .execute();

const uses: Record<CodePurpose, (code: string, channel: SignInChannel) => ReturnType<typeof call>> = {
  'sign-in': (code, channel) =>
    call('POST', `/auth/${channel}/verify/`, { body: { [channel]: addresses[channel], code } }),
  // The address belongs to another account, which only a valid code reveals.
  'address-change': (code, channel) =>
    call('POST', `/auth/${channel}/link/`, {
      as: 'member',
      body: { [channel]: addresses[channel], code },
    }),
  linking: (code) => call('POST', '/users/me/linkable-accounts/6/link/', { as: 'member', body: { code } }),
};

const accepted = { 'sign-in': undefined, 'address-change': 'already_exists', linking: undefined };

describe.each(['email', 'phone'] as const)('%s', (channel) => {
  const matrix = purposes.flatMap((purpose) => purposes.map((use) => ({ purpose, use })));

  test.each(matrix)('a code for $purpose, entered for $use', async ({ purpose, use }) => {
    const { code } = await sent(purpose, channel);

    const { error } = await uses[use](code, channel);

    expect(error?.code).toBe(purpose === use ? accepted[use] : 'code_expired');
  });

  test.each(matrix.filter(({ purpose, use }) => purpose !== use))(
    'a code for $purpose is still good after it was entered for $use',
    async ({ purpose, use }) => {
      const { code } = await sent(purpose, channel);
      for (let tries = 0; tries < 6; tries += 1) await uses[use](code, channel);

      expect((await uses[purpose](code, channel)).error?.code).toBe(accepted[purpose]);
    },
  );
});

test('a code for another purpose counts as a wrong one beside a code for this purpose', async () => {
  const { code: other } = await sent('address-change', 'email');
  clock.advance(1);
  const { code } = await sent('sign-in', 'email');

  expect((await uses['sign-in'](other, 'email')).error).toMatchObject({
    code: 'invalid_code',
    details: [{ code: 'attempts_left', target_value: 4 }],
  });
  expect((await uses['sign-in'](code, 'email')).status).toBe(200);
});

test('codes for all purposes share the limits of sends', async () => {
  await sent('address-change', 'email');

  const { status } = await call('POST', '/auth/email/', { body: { email: addresses.email } });

  expect(status).toBe(429);
});

test.each(purposes)('an email with a code for %s', async (purpose) => {
  const { token } = await sent(purpose, 'email');

  expect(token !== null).toBe(purpose === 'sign-in');
});

test.each(['address-change', 'linking'] as const)('no link can be stored for %s', async (purpose) => {
  await sent(purpose, 'email');

  await expect(
    database
      .updateTable('sign_in_codes')
      .set({ link_token_hash: 'a'.repeat(64) })
      .execute(),
  ).rejects.toThrow('sign_in_codes_links_sign_in');
});
