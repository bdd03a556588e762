import { describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const apiUsage = graphql(`
  {
    apiUsage {
      callTime {
        left
        limit
        fullInSeconds
        perSecond
      }
      minutes {
        startedAt
        operations
        refusals
        restCalls
        callSeconds
      }
    }
  }
`);

const locations = graphql(`
  {
    viewer {
      activeLocations {
        name
      }
    }
  }
`);

/** What an account has used in total, as a query of its own says it. */
async function usageOf(as: 'owner' | 'member') {
  const { data, calls } = await run(apiUsage, { as });
  const usage = present(data?.apiUsage);
  const sum = (name: 'operations' | 'restCalls' | 'callSeconds' | 'refusals') =>
    usage.minutes.reduce((total, minute) => total + minute[name], 0);
  return { ...usage, calls, sum };
}

test('usage counts the operations and REST calls of an account, and not those of others', async () => {
  // The first operation of a session makes its account known.
  await usageOf('owner');
  await usageOf('member');
  const before = await usageOf('owner');
  const others = await usageOf('member');
  await run(locations, { as: 'owner' });
  const after = await usageOf('owner');

  expect(after.sum('operations')).toBe(before.sum('operations') + 2);
  expect(after.sum('restCalls')).toBeGreaterThan(before.sum('restCalls'));
  expect(after.sum('callSeconds')).toBeGreaterThan(before.sum('callSeconds'));
  expect(after.sum('refusals')).toBe(0);
  expect((await usageOf('member')).sum('operations')).toBe(others.sum('operations') + 1);
});

test('usage says what is left of the time of REST calls, for no REST call', async () => {
  await usageOf('owner');
  const { callTime, calls, minutes } = await usageOf('owner');
  expect(calls).toEqual([]);
  expect(callTime.perSecond).toBe(4);
  expect(callTime.left).toBeGreaterThan(0);
  expect(callTime.left).toBeLessThanOrEqual(callTime.limit);
  expect(callTime.fullInSeconds).toBeGreaterThanOrEqual(0);
  expect(minutes.at(-1)?.startedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
});

const createToken = graphql(`
  mutation ($name: String!) {
    createApiToken(input: { name: $name, scopes: [READ], expiresAt: "2026-04-01T00:00:00Z" }) {
      secret
      apiToken {
        id
        databaseId
      }
    }
  }
`);

const sources = graphql(`
  {
    apiUsage {
      sources {
        apiTokenDatabaseId
        apiToken {
          name
        }
        callTime {
          left
          limit
          perSecond
        }
        minutes {
          operations
        }
      }
    }
  }
`);

const revokeToken = graphql(`
  mutation ($id: ID!) {
    revokeApiToken(input: { apiTokenId: $id }) {
      revokedApiTokenId
    }
  }
`);

async function newToken(name: string) {
  const { data } = await run(createToken, { as: 'manager', variables: { name } });
  return { ...present(data?.createApiToken.apiToken), secret: present(data?.createApiToken.secret) };
}

const operationsOf = ({ minutes }: { minutes: readonly { operations: number }[] }) =>
  minutes.reduce((sum, { operations }) => sum + operations, 0);

/** The operations of tokens in the last hour. Their numbers may have been used by tokens of other tests. */
async function usesOf(tokens: readonly { databaseId: number }[]): Promise<number[]> {
  const { data } = await run(sources, { as: 'manager' });
  return tokens.map(({ databaseId }) => {
    const source = data?.apiUsage?.sources.find(
      ({ apiTokenDatabaseId }) => apiTokenDatabaseId === databaseId,
    );
    return source ? operationsOf(source) : 0;
  });
}

describe('API tokens', () => {
  test('the use of API tokens is counted apart from each other and from sessions, for one REST call', async () => {
    const payroll = await newToken('Payroll');
    const planner = await newToken('Planner');
    const before = await usesOf([payroll, planner]);
    for (const { secret } of [payroll, planner, planner]) await run(locations, { token: secret });

    const { data, calls } = await run(sources, { as: 'manager' });

    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['listApiTokens']);
    const [sessions, ...tokens] = present(data?.apiUsage).sources;
    expect(sessions).toMatchObject({ apiTokenDatabaseId: null, apiToken: null, callTime: { perSecond: 4 } });
    expect(tokens).toMatchObject([
      { apiTokenDatabaseId: payroll.databaseId, apiToken: { name: 'Payroll' }, callTime: { perSecond: 2 } },
      { apiTokenDatabaseId: planner.databaseId, apiToken: { name: 'Planner' } },
    ]);
    const after = await usesOf([payroll, planner]);
    const [ofPayroll = 0, ofPlanner = 0] = after.map((use, index) => use - (before[index] ?? 0));
    // The first request of a token makes it known.
    expect([ofPayroll <= 1, ofPlanner - ofPayroll]).toEqual([true, 1]);
  });

  test('a token sees its own use alone, and what it has left is that of its own part', async () => {
    const { databaseId, secret } = await newToken('Calendar');
    await run(sources, { token: secret });

    const { data } = await run(sources, { token: secret });

    expect(present(data?.apiUsage).sources).toMatchObject([
      { apiTokenDatabaseId: databaseId, apiToken: { name: 'Calendar' } },
    ]);
    const { data: own } = await run(apiUsage, { token: secret });
    expect(own?.apiUsage?.callTime).toMatchObject({ perSecond: 2 });
  });

  test('a token that was revoked keeps its use, without its name', async () => {
    const { id, databaseId, secret } = await newToken('Old');
    await run(locations, { token: secret });
    await run(revokeToken, { as: 'manager', variables: { id } });

    const { data, errors } = await run(sources, { as: 'manager' });

    expect(errors).toBeUndefined();
    expect(present(data?.apiUsage).sources.at(-1)).toMatchObject({
      apiTokenDatabaseId: databaseId,
      apiToken: null,
    });
  });
});

test('callers without a session get no usage', async () => {
  const { data, errors } = await run(apiUsage);
  expect(data?.apiUsage ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});
