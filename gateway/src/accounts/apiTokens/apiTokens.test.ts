import { beforeEach, describe, expect, test } from 'vitest';
import { followEvents } from '../../testing/followEvents.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const { url, run, reset } = await startTestStack();

beforeEach(reset);

const createDocument = graphql(`
  mutation ($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      secret
      apiToken {
        id
        name
        hint
        scopes
        placeName
        networks
        expiresAt
        lastUsedAt
      }
      errors {
        code
        path
      }
    }
  }
`);

const rotateDocument = graphql(`
  mutation ($id: ID!) {
    rotateApiToken(input: { apiTokenId: $id }) {
      secret
      apiToken {
        replacedSecretEndsAt
      }
      errors {
        code
        path
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
        path
      }
    }
  }
`);

const listDocument = graphql(`
  {
    viewer {
      apiTokens(first: 10) {
        totalCount
        edges {
          node {
            id
            lastUsedAddressFamily
          }
        }
      }
    }
  }
`);

const useDocument = graphql(`
  {
    viewer {
      isPlatformAdmin
      apiToken {
        name
        scopes
        expiresAt
        locationDatabaseId
        organizationDatabaseId
      }
    }
    location(databaseId: 1) {
      name
    }
  }
`);

const grill = globalId('Location', 1);

type Input = VariablesOf<typeof createDocument>['input'];
const valid: Input = { name: 'Payroll', scopes: ['READ', 'PAY'], expiresAt: '2026-03-30T00:00:00Z' };

async function create(input: Partial<Input> = {}, as: Person = 'manager') {
  const { data, errors } = await run(createDocument, { as, variables: { input: { ...valid, ...input } } });
  expect(errors).toBeUndefined();
  return present(data?.createApiToken);
}

async function tokenWith(input: Partial<Input> = {}, as: Person = 'manager') {
  const { apiToken, secret } = await create(input, as);
  return { id: present(apiToken).id, token: present(secret) };
}

describe('createApiToken', () => {
  test('createApiToken returns a secret with which the viewer is its maker', async () => {
    const { secret, apiToken, errors } = await create({ locationId: grill, networks: ['127.0.0.0/8'] });

    expect(errors).toEqual([]);
    expect(secret).toMatch(/^brg_[0-9A-Za-z]{36}$/);
    expect(apiToken).toMatchObject({
      name: 'Payroll',
      hint: present(secret).slice(-4),
      scopes: ['READ', 'PAY'],
      placeName: 'The Copper Finch',
      networks: ['127.0.0.0/8'],
      lastUsedAt: null,
    });
    const { data, errors: faults, calls } = await run(useDocument, { token: present(secret) });
    expect(faults).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        isPlatformAdmin: false,
        apiToken: {
          name: 'Payroll',
          scopes: ['READ', 'PAY'],
          expiresAt: '2026-03-30T00:00:00.000Z',
          locationDatabaseId: 1,
          organizationDatabaseId: null,
        },
      },
      location: { name: 'The Copper Finch' },
    });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer', 'getLocation']);
  });

  test.each<[string, Partial<Input>, Person, string[], 'REQUIRED'?]>([
    ['no name', { name: ' ' }, 'manager', ['name'], 'REQUIRED'],
    ['no scope', { scopes: [] }, 'manager', ['scopes'], 'REQUIRED'],
    ['a scope beyond the roles', { scopes: ['TEAM'] }, 'member', ['scopes']],
    ['what is no network', { networks: ['127.0.0.1', 'example.com'] }, 'manager', ['networks', '1']],
    ['a date that has passed', { expiresAt: '2026-03-01T00:00:00Z' }, 'manager', ['expiresAt']],
    ['a location of others', { locationId: globalId('Location', 999999) }, 'manager', ['locationId']],
    ['the id of something else', { organizationId: grill }, 'owner', ['organizationId']],
  ])('createApiToken refuses %s at its field', async (_what, input, as, path, code) => {
    expect(await create(input, as)).toEqual({
      secret: null,
      apiToken: null,
      errors: [{ code: code ?? 'INVALID', path }],
    });
  });
});

describe('an API token', () => {
  test('an API token without the scope is refused with FORBIDDEN, which names it', async () => {
    const { token } = await tokenWith({ scopes: ['READ'] });
    const document = graphql(`
      mutation ($input: CreateProGroupInput!) {
        createProGroup(input: $input) {
          errors {
            code
          }
        }
      }
    `);

    const { errors } = await run(document, {
      token,
      variables: { input: { name: 'Regulars', locationId: grill } },
    });

    expect(errors).toMatchObject([
      {
        message: 'This API token needs the scope ROSTER to do this.',
        extensions: { code: 'FORBIDDEN', scope: 'ROSTER' },
      },
    ]);
    expect(errors?.[0]?.extensions).not.toHaveProperty('permission');
  });

  test('an API token cannot read or make tokens', async () => {
    const { token } = await tokenWith();

    const list = await run(listDocument, { token });
    const made = await run(createDocument, { token, variables: { input: valid } });

    expect(list.errors).toMatchObject([{ path: ['viewer', 'apiTokens'], extensions: { code: 'FORBIDDEN' } }]);
    expect(made.errors).toMatchObject([
      { message: 'API tokens cannot do this. Sign in to do it.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test.each([
    ['is mistyped', {}, (token: string) => token.replace('brg_', 'brg_0'), 'TOKEN_INVALID'],
    ['comes from another network', { networks: ['203.0.113.7'] }, (token: string) => token, 'TOKEN_NETWORK'],
  ])('an API token that %s is refused with 401 and the reason', async (_how, input, change, reason) => {
    const { token } = await tokenWith(input);

    const { status, errors } = await run(useDocument, { token: change(token) });

    expect(status).toBe(401);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', reason } }]);
  });

  test('an API token is listed with the kind of its last address, and a session has none', async () => {
    const { id, token } = await tokenWith();
    await run(useDocument, { token });

    const { data } = await run(listDocument, { as: 'manager' });
    const own = await run(useDocument, { as: 'manager' });

    expect(data?.viewer?.apiTokens).toEqual({
      totalCount: 1,
      edges: [{ node: { id, lastUsedAddressFamily: 'IPV4' } }],
    });
    expect(own.data?.viewer?.apiToken).toBeNull();
  });
});

describe('rotateApiToken', () => {
  test('rotateApiToken returns another secret and says how long the replaced one works', async () => {
    const { id, token } = await tokenWith();

    const { data } = await run(rotateDocument, { as: 'manager', variables: { id } });

    expect(data?.rotateApiToken).toMatchObject({
      errors: [],
      apiToken: { replacedSecretEndsAt: '2026-03-03T15:00:00.000Z' },
    });
    for (const each of [token, present(data?.rotateApiToken.secret)]) {
      expect((await run(useDocument, { token: each })).errors).toBeUndefined();
    }
  });

  test("rotateApiToken does not find another user's token", async () => {
    const { id } = await tokenWith();

    const { data } = await run(rotateDocument, { as: 'owner', variables: { id } });

    expect(data?.rotateApiToken).toEqual({
      secret: null,
      apiToken: null,
      errors: [{ code: 'NOT_FOUND', path: ['apiTokenId'] }],
    });
  });
});

describe('revokeApiToken', () => {
  test('revokeApiToken ends the token and its open subscriptions', async () => {
    const { id, token } = await tokenWith();
    const events = await followEvents(
      url,
      graphql(`
        subscription ($id: ID!) {
          locationGigsChanged(locationId: $id) {
            cursor
          }
        }
      `),
      { variables: { id: grill }, token },
    );
    await events.next();

    const { data } = await run(revokeDocument, { as: 'manager', variables: { id } });

    expect(data?.revokeApiToken).toEqual({ revokedApiTokenId: id, errors: [] });
    expect(await events.next()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'TOKEN_REVOKED' } }],
    });
    expect(await events.next()).toBeNull();
    expect((await run(useDocument, { token })).errors?.[0]).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED', reason: 'TOKEN_REVOKED' },
    });
  });
});
