import { describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

const requestCode = graphql(`
  mutation ($input: RequestSignInCodeInput!) {
    requestSignInCode(input: $input) {
      clientMutationId
      resendAfterSeconds
      expiresInSeconds
      errors {
        code
        message
        path
        details {
          name
          value
        }
      }
    }
  }
`);

const signIn = graphql(`
  mutation ($input: SignInInput!) {
    signIn(input: $input) {
      clientMutationId
      token
      expiresInSeconds
      isNewUser
      viewer {
        email
        phoneNumber
        activeLocations {
          name
        }
      }
      errors {
        code
        message
        path
        details {
          name
          value
        }
      }
    }
  }
`);

const outbox = graphql(`
  query ($to: String!) {
    sandbox {
      messages(to: $to) {
        channel
        to
        code
        createdAt
      }
    }
  }
`);

const viewerId = graphql(`
  {
    viewer {
      id
    }
  }
`);

async function codeFor(input: { email?: string; phone?: string }): Promise<string> {
  const { data } = await run(requestCode, { variables: { input } });
  expect(data?.requestSignInCode.errors).toEqual([]);
  const messages = await run(outbox, { variables: { to: present(input.email ?? input.phone) } });
  return present(messages.data?.sandbox?.messages?.[0]?.code);
}

describe('requestSignInCode', () => {
  test('requestSignInCode sends a code and returns how long it is valid', async () => {
    const { data } = await run(requestCode, {
      variables: { input: { email: 'admin@brigade.example', clientMutationId: 'mine' } },
    });

    expect(data?.requestSignInCode).toEqual({
      clientMutationId: 'mine',
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
      errors: [],
    });
  });

  test('requestSignInCode returns the same payload for an address without an account', async () => {
    const { data } = await run(requestCode, { variables: { input: { email: 'unknown@example.com' } } });

    expect(data?.requestSignInCode).toMatchObject({
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
      errors: [],
    });
  });

  test('requestSignInCode returns when to retry after a request that comes too early', async () => {
    const variables = { input: { email: 'twice@example.com' } };
    await run(requestCode, { variables });
    const { data } = await run(requestCode, { variables });

    expect(data?.requestSignInCode).toMatchObject({ resendAfterSeconds: null, expiresInSeconds: null });
    const error = present(data?.requestSignInCode.errors[0]);
    expect(error.code).toBe('RATE_LIMITED');
    expect(error.details[0]?.name).toBe('retryAfterSeconds');
    expect(Number(error.details[0]?.value)).toBeGreaterThan(0);
  });

  test.each([
    [{}, 'REQUIRED', ['email'], 'Give an email address or a phone number'],
    [
      { email: 'a@b.co', phone: '6465550103' },
      'INVALID',
      ['phone'],
      'Give an email address or a phone number, not both',
    ],
    [{ email: 'no address' }, 'INVALID', ['email'], 'Invalid email address'],
    [{ email: '  ' }, 'REQUIRED', ['email'], 'This field is required'],
    [{ phone: '12' }, 'INVALID', ['phone'], 'Invalid phone number'],
  ])('requestSignInCode rejects %j as a user error, without a call', async (input, code, path, message) => {
    const { data, errors, calls } = await run(requestCode, {
      variables: { input: { ...input, clientMutationId: 'kept' } },
    });

    expect(errors).toBeUndefined();
    expect(data?.requestSignInCode).toEqual({
      clientMutationId: 'kept',
      resendAfterSeconds: null,
      expiresInSeconds: null,
      errors: [{ code, message, path, details: [] }],
    });
    expect(calls).toEqual([]);
  });

  test('signIn reports all errors at once', async () => {
    const { data } = await run(signIn, { variables: { input: { email: 'x', code: '12' } } });

    expect(data?.signIn.errors.map(({ path }) => path)).toEqual([['email'], ['code']]);
  });
});

describe('signIn', () => {
  test('signing in by email gives a session and its viewer, whatever the letter case', async () => {
    const code = await codeFor({ email: 'manager@brigade.example' });
    const { data } = await run(signIn, {
      variables: {
        input: { email: 'Manager@Brigade.example', code: ` ${code.slice(0, 3)} ${code.slice(3)} ` },
      },
    });

    expect(data?.signIn).toMatchObject({
      expiresInSeconds: 2_592_000,
      isNewUser: false,
      viewer: { email: 'manager@brigade.example' },
      errors: [],
    });
    expect(data?.signIn.viewer?.activeLocations?.length).toBeGreaterThan(0);
    const viewer = await run(graphql('{ viewer { databaseId } }'), { token: present(data?.signIn.token) });
    expect(viewer.data).toEqual({ viewer: { databaseId: 3 } });
  });

  test('signing in by phone takes the number as people write it', async () => {
    const code = await codeFor({ phone: '+16465550104' });
    const { data } = await run(signIn, { variables: { input: { phone: '(646) 555-0104', code } } });

    expect(data?.signIn).toMatchObject({ viewer: { phoneNumber: '+16465550104' }, errors: [] });
  });

  test('signing in with an address without an account makes one', async () => {
    const code = await codeFor({ email: 'newcomer@example.com' });
    const { data } = await run(signIn, { variables: { input: { email: 'newcomer@example.com', code } } });

    expect(data?.signIn).toMatchObject({ isNewUser: true, viewer: { email: 'newcomer@example.com' } });
  });

  test('signIn counts wrong codes down; the fifth is the last', async () => {
    const email = 'owner@brigade.example';
    const code = await codeFor({ email });
    const wrong = code === '000000' ? '111111' : '000000';
    for (const attemptsLeft of ['4', '3', '2', '1']) {
      const { data } = await run(signIn, { variables: { input: { email, code: wrong } } });
      expect(data?.signIn).toMatchObject({
        token: null,
        viewer: null,
        errors: [
          { code: 'CODE_INVALID', path: ['code'], details: [{ name: 'attemptsLeft', value: attemptsLeft }] },
        ],
      });
    }
    const fifth = await run(signIn, { variables: { input: { email, code: wrong } } });
    const right = await run(signIn, { variables: { input: { email, code } } });

    expect(fifth.data?.signIn.errors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
    expect(right.data?.signIn.errors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
    expect(right.data?.signIn.token).toBeNull();
  });

  test('signing in to a closed account is refused', async () => {
    const email = 'former@copperfinch.example';
    const code = await codeFor({ email });
    const { data } = await run(signIn, { variables: { input: { email, code } } });

    expect(data?.signIn).toMatchObject({ token: null, errors: [{ code: 'ACCOUNT_INACTIVE' }] });
  });

  test('signing in without a code that was sent is refused', async () => {
    const { data } = await run(signIn, {
      variables: { input: { email: 'never.asked@example.com', code: '123456' } },
    });

    expect(data?.signIn.errors).toMatchObject([{ code: 'CODE_EXPIRED' }]);
  });
});

describe('signOut', () => {
  const signOut = graphql(`
    mutation {
      signOut(input: { clientMutationId: "bye" }) {
        clientMutationId
        errors {
          code
        }
      }
    }
  `);

  test('signOut ends the session', async () => {
    const email = 'member@brigade.example';
    const code = await codeFor({ email });
    const { data } = await run(signIn, { variables: { input: { email, code } } });
    const token = present(data?.signIn.token);

    const out = await run(signOut, { token });
    const after = await run(viewerId, { token });

    expect(out.data).toEqual({ signOut: { clientMutationId: 'bye', errors: [] } });
    expect(after.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('signing out everywhere ends the sessions on other devices too', async () => {
    const elsewhere = await upstream.tokenOf('onsite@brigade.example');
    await run(
      graphql(`
        mutation {
          signOut(input: { everywhere: true }) {
            errors {
              code
            }
          }
        }
      `),
      { as: 'onsite' },
    );

    const after = await run(viewerId, { token: elsewhere });
    expect(after.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('signOut needs a session', async () => {
    const { errors, calls } = await run(signOut);

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});
