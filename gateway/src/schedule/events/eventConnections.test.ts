import { expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  query ($period: EventPeriod, $search: String) {
    location(databaseId: 1) {
      events(first: 10, period: $period, search: $search) {
        totalCount
        edges {
          node {
            name
          }
        }
      }
      organization {
        events(first: 1, search: $search) {
          totalCount
        }
      }
    }
  }
`);

async function names(variables: VariablesOf<typeof document>) {
  const { data, errors } = await run(document, { as: 'owner', variables });
  expect(errors).toBeUndefined();
  return present(data?.location?.events).edges.map(({ node }) => node.name);
}

test('separates upcoming and past events of a location', async () => {
  expect(await names({ period: 'UPCOMING' })).toEqual(['Chef’s Counter Night']);
  expect(await names({ period: 'PAST' })).toEqual(['Vega Retirement Party', 'Oyster & Stout Evening']);
});

test('finds events of a location or an organization by part of their name', async () => {
  const { data, calls } = await run(document, { as: 'owner', variables: { search: ' night ' } });

  expect(data?.location?.events).toMatchObject({ totalCount: 1 });
  expect(data?.location?.organization.events).toEqual({ totalCount: 1 });
  expect(calls.map(({ path }) => path)).toEqual(['/locations/{id}/', '/events/', '/events/']);
});
