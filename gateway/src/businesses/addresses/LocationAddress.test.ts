import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  query ($first: Int, $after: String) {
    location(databaseId: 1) {
      addresses(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            type
            name
            coordinates {
              longitude
              latitude
            }
            address {
              line1
            }
          }
        }
      }
    }
  }
`);

test('a location shows its own address first, then the others by street', async () => {
  const { data, calls } = await run(document, { as: 'onsite', variables: { first: 10 } });

  const { totalCount, edges } = present(data?.location?.addresses);
  expect(totalCount).toBe(3);
  expect(edges.map(({ node }) => [node.type, node.name])).toEqual([
    ['PRIMARY', null],
    ['SECONDARY', 'Private dining room'],
    ['SECONDARY', 'Prep kitchen'],
  ]);
  expect(edges[0]?.node).toMatchObject({
    coordinates: { longitude: -73.9952, latitude: 40.7217 },
    address: { line1: '218 Mott Street' },
  });
  expect(calls.map(({ path }) => path)).toEqual(['/locations/{id}/', '/locations/{locationId}/addresses/']);
});

test('the list goes on after a cursor', async () => {
  const first = await run(document, { as: 'member', variables: { first: 2 } });
  const { endCursor, hasNextPage } = present(first.data?.location?.addresses).pageInfo;
  const second = await run(document, { as: 'member', variables: { first: 2, after: endCursor } });

  expect(hasNextPage).toBe(true);
  expect(second.data?.location?.addresses?.edges).toMatchObject([{ node: { name: 'Prep kitchen' } }]);
});

test.each(['LocationAddress:1', 'LocationAddress:1-999999', 'LocationAddress:5-5', 'LocationAddress:x-y'])(
  'there is no address at %s',
  async (id) => {
    const { data, errors } = await run(
      graphql(`
        query ($id: ID!) {
          node(id: $id) {
            id
          }
        }
      `),
      { as: 'manager', variables: { id: btoa(id) } },
    );

    expect(data?.node).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  },
);
