import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { messageTo, signInAs } from '../../testing/signInAs.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream } = stack;

beforeEach(() => stack.reset());

const list = graphql(`
  query ($match: AccountMatch) {
    viewer {
      managedLocations {
        locationDatabaseId
        role
      }
      linkableAccounts(first: 10, match: $match) {
        totalCount
        edges {
          node {
            id
            name
            codeSentTo
            locationRoles {
              place
              role
            }
            organizationRoles {
              place
              role
            }
          }
        }
      }
    }
  }
`);

const link = graphql(`
  mutation ($input: LinkAccountInput!) {
    linkAccount(input: $input) {
      linkedAccountId
      viewer {
        managedLocations {
          locationDatabaseId
          role
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const sendCode = graphql(`
  mutation ($accountId: ID!) {
    sendAccountLinkCode(input: { accountId: $accountId }) {
      resendAfterSeconds
      expiresInSeconds
      errors {
        code
        path
      }
    }
  }
`);

/** The newcomer, whose address was imported with an account from the predecessor platform. */
async function aNewcomer(): Promise<{ token: string; id: string }> {
  const token = await signInAs(stack, 'newcomer@brigade.example');
  const { data } = await run(list, { token });
  return { token, id: present(data?.viewer?.linkableAccounts?.edges[0]).node.id };
}

/** A user whose phone number the member had already added to their own account. */
async function aDouble(): Promise<{ token: string; id: string }> {
  await upstream.database
    .updateTable('users')
    .set({ phone_number: '+16465550199', phone_verified: false })
    .where('id', '=', 4)
    .execute();
  const phone = '+16465550199';
  await run(
    graphql(`
      mutation ($phone: String!) {
        requestSignInCode(input: { phone: $phone }) {
          errors {
            code
          }
        }
      }
    `),
    { variables: { phone } },
  );
  const { code } = await messageTo(stack, phone);
  const { data } = await run(
    graphql(`
      mutation ($phone: String!, $code: String!) {
        signIn(input: { phone: $phone, code: $code }) {
          token
        }
      }
    `),
    { variables: { phone, code: present(code) } },
  );
  return { token: present(data?.signIn.token), id: globalId('LinkableAccount', 4) };
}

test('a linkable account shows what it would add', async () => {
  const { token, id } = await aNewcomer();

  const { data, errors } = await run(list, { token });
  const byPhone = await run(list, { token, variables: { match: 'PHONE' } });

  expect(errors).toBeUndefined();
  expect(data?.viewer?.linkableAccounts).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          id,
          name: 'Ines Carvalho',
          codeSentTo: null,
          locationRoles: [{ place: 'Saltbox Kitchen & Bar', role: 'TEAM_MEMBER' }],
          organizationRoles: [],
        },
      },
    ],
  });
  expect(byPhone.data?.viewer?.linkableAccounts?.totalCount).toBe(0);
});

test("linkAccount adds the linked account's roles and removes it from the list", async () => {
  const { token, id } = await aNewcomer();

  const { data } = await run(link, { token, variables: { input: { accountId: id } } });

  expect(data?.linkAccount).toEqual({
    linkedAccountId: id,
    viewer: { managedLocations: [{ locationDatabaseId: 3, role: 'TEAM_MEMBER' }] },
    errors: [],
  });
  expect((await run(list, { token })).data?.viewer?.linkableAccounts?.totalCount).toBe(0);
});

test('an account that has been used reveals only the destination of the code, and requires the code', async () => {
  const { token, id } = await aDouble();

  const { data } = await run(list, { token });
  expect(data?.viewer?.linkableAccounts?.edges).toMatchObject([
    { node: { id, name: null, codeSentTo: 'm•••@brigade.example', locationRoles: [] } },
  ]);
  const without = await run(link, { token, variables: { input: { accountId: id } } });
  expect(without.data?.linkAccount).toMatchObject({
    linkedAccountId: null,
    viewer: null,
    errors: [{ code: 'CONFIRMATION_REQUIRED', path: ['code'] }],
  });

  const sent = await run(sendCode, { token, variables: { accountId: id } });
  expect(sent.data?.sendAccountLinkCode).toEqual({
    resendAfterSeconds: 30,
    expiresInSeconds: 600,
    errors: [],
  });
  const { code } = await messageTo(stack, 'member@brigade.example');
  const linked = await run(link, { token, variables: { input: { accountId: id, code } } });
  expect(linked.data?.linkAccount).toMatchObject({
    errors: [],
    viewer: { managedLocations: expect.arrayContaining([{ locationDatabaseId: 1, role: 'TEAM_MEMBER' }]) },
  });
});

test('linkAccount rejects a wrong code at its field', async () => {
  const { token, id } = await aDouble();
  await run(sendCode, { token, variables: { accountId: id } });
  const { code } = await messageTo(stack, 'member@brigade.example');
  const wrong = code === '000000' ? '111111' : '000000';

  const { data } = await run(link, { token, variables: { input: { accountId: id, code: wrong } } });

  expect(data?.linkAccount.errors).toMatchObject([{ code: 'CODE_INVALID', path: ['code'] }]);
});

test('linkAccount returns NOT_FOUND for an account that does not belong to the user', async () => {
  const accountId = globalId('LinkableAccount', 4);
  const linked = await run(link, { as: 'manager', variables: { input: { accountId } } });
  const sent = await run(sendCode, { as: 'manager', variables: { accountId } });
  const node = await run(graphql('query ($id: ID!) { node(id: $id) { id } }'), {
    as: 'manager',
    variables: { id: accountId },
  });

  expect(linked.data?.linkAccount.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['accountId'] }]);
  expect(sent.data?.sendAccountLinkCode.errors).toEqual([{ code: 'NOT_FOUND', path: ['accountId'] }]);
  expect(node.data?.node).toBeNull();
});

test('linkAccount rejects the id of another type and a non-numeric code without a call', async () => {
  const input = { accountId: globalId('User', 4), code: 'abc' };

  const { data, calls } = await run(link, { as: 'manager', variables: { input } });

  expect(data?.linkAccount.errors.map(({ path }) => path)).toEqual([['accountId'], ['code']]);
  expect(calls).toEqual([]);
});
