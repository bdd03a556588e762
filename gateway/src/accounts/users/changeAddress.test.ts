import { beforeEach, describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

const requestCode = graphql(`
  mutation ($input: RequestSignInCodeInput!) {
    requestSignInCode(input: $input) {
      errors {
        code
      }
    }
  }
`);

const messages = graphql(`
  query ($to: String!) {
    sandbox {
      messages(to: $to) {
        code
        body
      }
    }
  }
`);

const signIn = graphql(`
  mutation ($email: String!, $code: String!) {
    signIn(input: { email: $email, code: $code }) {
      isNewUser
      errors {
        code
      }
    }
  }
`);

const changeAddress = graphql(`
  mutation ($input: ChangeAddressInput!) {
    changeAddress(input: $input) {
      viewer {
        email
        phoneNumber
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

type Address = { email?: string; phone?: string };

async function messageFor(input: Address) {
  await run(requestCode, { variables: { input: { ...input, purpose: 'CHANGE_ADDRESS' } } });
  const { data } = await run(messages, { variables: { to: present(input.email ?? input.phone) } });
  return present(data?.sandbox?.messages?.[0]);
}

const codeFor = async (input: Address) => present((await messageFor(input)).code);

async function change(input: VariablesOf<typeof changeAddress>['input']) {
  const { data, errors, calls } = await run(changeAddress, { as: 'manager', variables: { input } });
  expect(errors).toBeUndefined();
  return { ...present(data).changeAddress, calls };
}

describe('changeAddress', () => {
  test.each([
    [{ email: 'elena@brigade.example' }, { email: 'elena@brigade.example' }],
    [{ phone: '(646) 555-0177' }, { phoneNumber: '+16465550177' }],
  ])('a change to %o takes the code that was sent there, and one call', async (address, viewer) => {
    const code = await codeFor(address);
    const payload = await change({ ...address, code });

    expect(payload).toMatchObject({ viewer, errors: [] });
    expect(payload.calls).toHaveLength(1);
  });

  test('a new address is proven by a message without a link, which would open an account of its own', async () => {
    const { body } = await messageFor({ email: 'elena@brigade.example' });

    expect(body).toContain('to confirm this email address');
    expect(body).not.toContain('http');
  });

  test('a change with a wrong code says how many attempts are left', async () => {
    const email = 'elena@brigade.example';
    const code = await codeFor({ email });
    const { viewer, errors } = await change({ email, code: code === '000000' ? '111111' : '000000' });

    expect(viewer).toBeNull();
    expect(errors).toMatchObject([
      { code: 'CODE_INVALID', path: ['code'], details: [{ name: 'attemptsLeft', value: '4' }] },
    ]);
  });

  test('changeAddress takes no code that was sent to sign in, which stays good for that', async () => {
    const email = 'elena@brigade.example';
    await run(requestCode, { variables: { input: { email } } });
    const { data } = await run(messages, { variables: { to: email } });
    const code = present(data?.sandbox?.messages?.[0]?.code);

    expect((await change({ email, code })).errors).toMatchObject([{ code: 'CODE_EXPIRED' }]);
    expect((await run(signIn, { variables: { email, code } })).data?.signIn.isNewUser).toBe(true);
  });

  test('a code for a change of address signs no one in', async () => {
    const email = 'member@brigade.example';
    const code = await codeFor({ email });

    const { data } = await run(signIn, { variables: { email, code } });

    expect(data?.signIn).toEqual({ isNewUser: null, errors: [{ code: 'CODE_EXPIRED' }] });
  });

  test('a change to the address of another account is refused at its field', async () => {
    const email = 'member@brigade.example';
    const { errors } = await change({ email, code: await codeFor({ email }) });

    expect(errors).toMatchObject([{ code: 'ALREADY_EXISTS', path: ['email'] }]);
  });

  test('a change of address is refused to who signs in through a directory', async () => {
    await upstream.database.updateTable('users').set({ is_sso_login: true }).where('id', '=', 3).execute();
    const email = 'elena@brigade.example';
    const { errors } = await change({ email, code: await codeFor({ email }) });

    expect(errors).toMatchObject([{ code: 'CONFLICT', path: [] }]);
  });

  test.each([
    [{}, [['email', 'Give an email address or a phone number']]],
    [{ email: 'x' }, [['email', 'Invalid email address']]],
    [{ phone: '12' }, [['phone', 'Invalid phone number']]],
    [
      { email: 'a@b.co', phone: '6465550177' },
      [['phone', 'Give an email address or a phone number, not both']],
    ],
  ])(
    'changeAddress refuses %j with a code that is none, without a call',
    async (address: Address, expected) => {
      const { errors, calls } = await change({ ...address, code: '12' });

      const said = errors.map(({ path, message }) => [path[0], message]);
      for (const each of expected) expect(said).toContainEqual(each);
      expect(calls).toEqual([]);
    },
  );
});
