import { describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { magicLinkToken, ssoToken } from '../../testing/newcomers.ts';
import { messageTo } from '../../testing/signInAs.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const byLink = graphql(`
  mutation ($token: String!) {
    signInWithMagicLink(input: { token: $token }) {
      token
      expiresInSeconds
      isNewUser
      viewer {
        email
        isSsoLogin
        needsSignUp
      }
      errors {
        code
        path
      }
    }
  }
`);

const bySso = graphql(`
  mutation ($token: String!) {
    signInWithSso(input: { token: $token }) {
      token
      expiresInSeconds
      isNewUser
      viewer {
        email
        isSsoLogin
        needsSignUp
      }
      errors {
        code
        path
      }
    }
  }
`);

const requestCode = graphql(`
  mutation ($input: RequestSignInCodeInput!) {
    requestSignInCode(input: $input) {
      errors {
        code
      }
    }
  }
`);

async function linkFor(email: string, returnTo: string): Promise<URL> {
  await run(requestCode, { variables: { input: { email, returnTo } } });
  const { body } = await messageTo(stack, email);
  return new URL(/https?:\S+$/.exec(body)?.[0] ?? '');
}

describe('signInWithMagicLink', () => {
  test('a magic link gives the session of the address that it was sent to, once', async () => {
    const token = await magicLinkToken(stack, 'manager@brigade.example');

    const first = await run(byLink, { variables: { token } });
    const again = await run(byLink, { variables: { token } });

    expect(first.data?.signInWithMagicLink).toMatchObject({
      expiresInSeconds: 2_592_000,
      isNewUser: false,
      viewer: { email: 'manager@brigade.example', needsSignUp: false },
      errors: [],
    });
    expect(again.data?.signInWithMagicLink).toMatchObject({
      token: null,
      viewer: null,
      errors: [{ code: 'CODE_EXPIRED' }],
    });
  });

  test('a new account needs to be signed up', async () => {
    const token = await magicLinkToken(stack, 'a.newcomer@example.com');
    const { data } = await run(byLink, { variables: { token } });

    expect(data?.signInWithMagicLink).toMatchObject({ isNewUser: true, viewer: { needsSignUp: true } });
  });

  test.each([
    ['/locations/1?tab=open', '/locations/1?tab=open'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
  ])('the link for %s leads on to %s', async (returnTo, expected) => {
    const link = await linkFor(
      `to-${Math.abs(returnTo.length)}${returnTo.charCodeAt(1)}@example.com`,
      returnTo,
    );

    expect(link.searchParams.get('returnTo')).toBe(expected);
  });

  test('a magic link is refused to who signs in through a directory, and gives no session', async () => {
    const email = 'ola@hotel.example';
    await run(bySso, { variables: { token: await ssoToken(stack, email) } });
    const { data } = await run(byLink, { variables: { token: await magicLinkToken(stack, email) } });

    expect(data?.signInWithMagicLink).toMatchObject({
      token: null,
      viewer: null,
      errors: [{ code: 'CONFLICT', path: [] }],
    });
  });

  test('signInWithMagicLink refuses a blank token as data, without a call', async () => {
    const { data, calls } = await run(byLink, { variables: { token: ' ' } });

    expect(data?.signInWithMagicLink.errors).toEqual([{ code: 'REQUIRED', path: ['token'] }]);
    expect(calls).toEqual([]);
  });
});

describe('signInWithSso', () => {
  test('signInWithSso gives the session of an account that belongs to the directory, once', async () => {
    const token = await ssoToken(stack, 'ines@hotel.example');

    const first = await run(bySso, { variables: { token } });
    const again = await run(bySso, { variables: { token } });

    expect(first.data?.signInWithSso).toMatchObject({
      isNewUser: true,
      viewer: { email: 'ines@hotel.example', isSsoLogin: true, needsSignUp: false },
      errors: [],
    });
    expect(again.data?.signInWithSso.errors).toMatchObject([{ code: 'CODE_EXPIRED' }]);
  });

  test('signInWithSso refuses what no directory has signed', async () => {
    const { data } = await run(bySso, { variables: { token: 'a.b.c' } });

    expect(data?.signInWithSso).toMatchObject({ token: null, errors: [{ code: 'CODE_INVALID' }] });
  });
});
