import { expect, test } from 'vitest';
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

test('counts the operations and REST calls of an account, and not those of others', async () => {
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

test('says what is left of the time of REST calls, for no REST call', async () => {
  await usageOf('owner');
  const { callTime, calls, minutes } = await usageOf('owner');
  expect(calls).toEqual([]);
  expect(callTime.perSecond).toBe(4);
  expect(callTime.left).toBeGreaterThan(0);
  expect(callTime.left).toBeLessThanOrEqual(callTime.limit);
  expect(callTime.fullInSeconds).toBeGreaterThanOrEqual(0);
  expect(minutes.at(-1)?.startedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
});

test('callers without a session get none', async () => {
  const { data, errors } = await run(apiUsage);
  expect(data?.apiUsage ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});
