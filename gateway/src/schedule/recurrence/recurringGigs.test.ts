import { expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const recurringGigs = graphql(`
  query ($from: DateTime, $until: DateTime, $skillIds: [ID!], $types: [GigType!]) {
    location(databaseId: 1) {
      recurringGigs(first: 100, from: $from, until: $until, skillIds: $skillIds, types: $types) {
        totalCount
        edges {
          node {
            startTime
            type
            isRecurring
            skill {
              id
            }
            recurrence {
              text
            }
          }
        }
      }
    }
  }
`);

type Filter = VariablesOf<typeof recurringGigs>;

const recurring = (variables: Filter) => run(recurringGigs, { as: 'onsite', variables });

async function listOf(filter: Filter) {
  const { data } = await recurring(filter);
  return present(data?.location?.recurringGigs);
}

test('recurring gigs are listed by start time, with their rules in one additional upstream request', async () => {
  const { data, errors, calls } = await recurring({});
  const { totalCount, edges } = present(data?.location?.recurringGigs);
  const gigs = edges.map(({ node }) => node);
  const starts = gigs.map(({ startTime }) => startTime);

  expect(errors).toBeUndefined();
  expect(gigs.length).toBe(totalCount);
  expect(starts).toEqual(starts.toSorted());
  expect(gigs[0]?.recurrence?.text).toMatch(/^Every week on \w+day until /);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listRecurringGigs']);
});

test('recurring gigs are filtered by time, position and type', async () => {
  const all = await listOf({});
  const { startTime, skill } = present(all.edges[0]).node;
  const count = async (filter: Filter) => (await listOf(filter)).totalCount;

  expect(await count({ from: '2026-03-02T00:00:00Z' })).toBeLessThan(all.totalCount);
  expect(await count({ until: startTime })).toBe(0);
  expect(await count({ skillIds: [skill.id] })).toBeGreaterThan(0);
  expect(await count({ skillIds: ['nonsense'] })).toBe(0);
  expect(await count({ types: ['NETWORK'] })).toBe(0);
});
