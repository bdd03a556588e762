import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { copperFinchId } from '../../testing/demoIds.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const createDocument = graphql(`
  mutation ($organizationId: ID) {
    createApiToken(
      input: {
        name: "Payroll"
        scopes: [READ]
        organizationId: $organizationId
        expiresAt: "2026-04-01T00:00:00Z"
      }
    ) {
      secret
      apiToken {
        id
      }
    }
  }
`);

const listDocument = graphql(`
  query ($organizationId: ID!) {
    node(id: $organizationId) {
      ... on Organization {
        apiTokens(first: 10) {
          totalCount
          nodes {
            id
            name
            makerName
            lastUsedAt
          }
        }
      }
    }
  }
`);

const oneDocument = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      ... on ApiToken {
        name
      }
    }
  }
`);

const revokeDocument = graphql(`
  mutation ($id: ID!) {
    revokeApiToken(input: { apiTokenId: $id }) {
      revokedApiTokenId
      errors {
        code
      }
    }
  }
`);

async function newToken(as: Person, organizationId: string | null = copperFinchId) {
  const { data } = await run(createDocument, { as, variables: { organizationId } });
  return { id: present(data?.createApiToken.apiToken).id, secret: present(data?.createApiToken.secret) };
}

async function listAs(options: { as: Person } | { token: string }) {
  const { data, errors } = await run(listDocument, {
    ...options,
    variables: { organizationId: copperFinchId },
  });
  const list = data?.node && 'apiTokens' in data.node ? data.node.apiTokens : null;
  return { list, codes: errors?.map(({ extensions }) => extensions?.['code']) ?? [] };
}

test('an admin sees who made the tokens of the organization, and those without a limit stay private', async () => {
  const { id } = await newToken('manager');
  await newToken('manager', null);

  const { list, codes } = await listAs({ as: 'owner' });

  expect(codes).toEqual([]);
  expect(list).toEqual({
    totalCount: 1,
    nodes: [{ id, name: 'Payroll', makerName: expect.stringMatching(/\w+ \w+/) as string, lastUsedAt: null }],
  });
  const { data } = await run(oneDocument, { as: 'owner', variables: { id } });
  expect(data?.node).toEqual({ name: 'Payroll' });
});

test.each(['onsite', 'member', 'manager'] as const)(
  'the tokens of an organization are refused to the role of the %s',
  async (as) => {
    expect(await listAs({ as })).toEqual({ list: null, codes: ['FORBIDDEN'] });
  },
);

test('the tokens of an organization are refused to tokens', async () => {
  const { secret } = await newToken('owner');
  expect(await listAs({ token: secret })).toEqual({ list: null, codes: ['FORBIDDEN'] });
});

test('a platform admin sees the tokens of an organization, too', async () => {
  await newToken('manager');
  expect((await listAs({ as: 'admin' })).list?.totalCount).toBe(1);
});

test('an admin revokes a token of the organization, and other roles do not find it', async () => {
  const { id, secret } = await newToken('manager');
  for (const as of ['onsite', 'member'] as const) {
    const { data } = await run(revokeDocument, { as, variables: { id } });
    expect(data?.revokeApiToken).toEqual({ revokedApiTokenId: null, errors: [{ code: 'NOT_FOUND' }] });
  }

  const { data } = await run(revokeDocument, { as: 'owner', variables: { id } });

  expect(data?.revokeApiToken).toEqual({ revokedApiTokenId: id, errors: [] });
  expect((await listAs({ token: secret })).codes).toEqual(['UNAUTHENTICATED']);
});
