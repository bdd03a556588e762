import { expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = /* GraphQL */ `
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
`;

async function names(variables: object) {
  const { data, errors } = await run(document, { as: 'owner', variables: { ...variables } });
  expect(errors).toBeUndefined();
  return data.location.events.edges.map(({ node }: { node: { name: string } }) => node.name);
}

test('separates upcoming and past events of a location', async () => {
  expect(await names({ period: 'UPCOMING' })).toEqual(['Chef’s Counter Night']);
  expect(await names({ period: 'PAST' })).toEqual(['Vega Retirement Party', 'Oyster & Stout Evening']);
});

test('finds events of a location or an organization by part of their name', async () => {
  const { data, calls } = await run(document, { as: 'owner', variables: { search: ' night ' } });

  expect(data.location.events).toMatchObject({ totalCount: 1 });
  expect(data.location.organization.events).toEqual({ totalCount: 1 });
  expect(calls.map(({ path }) => path)).toEqual(['/locations/{id}/', '/events/', '/events/']);
});
