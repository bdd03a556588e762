import { expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const listQuery = graphql(`
  query ($orderBy: ProOrder!, $area: ProArea!, $after: String) {
    location(databaseId: 1) {
      pros(first: 50, after: $after, orderBy: $orderBy, filter: { area: $area }) {
        edges {
          node {
            id
            uuid
            city
            atLocation(locationDatabaseId: 1) {
              distanceMiles
            }
          }
        }
      }
    }
  }
`);

async function listBy(orderBy: 'FIT' | 'DISTANCE', area: 'MARKET' | 'ANYWHERE') {
  const { data, errors, calls } = await run(listQuery, { as: 'member', variables: { orderBy, area } });
  expect(errors).toBeUndefined();
  const pros = present(data?.location?.pros).edges.map(({ node }) => node);
  return { pros, calls: calls.map(({ endpoint }) => endpoint) };
}

test('the nearest pros come first, with their distance, by the call of the list', async () => {
  const { pros, calls } = await listBy('DISTANCE', 'ANYWHERE');
  const miles = pros.map(({ atLocation }) => present(atLocation.distanceMiles));

  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  expect(new Set(miles).size).toBeGreaterThan(3);
  expect(calls).toEqual(['getLocation', 'listPros']);
});

test('pros who fit best come first: many of them live in the city of the location', async () => {
  const { pros, calls } = await listBy('FIT', 'MARKET');

  expect(pros).toHaveLength(50);
  expect(pros.filter(({ city }) => city === 'New York').length).toBeGreaterThan(10);
  expect(calls).toEqual(['getLocation', 'listPros']);
});

test('the distance of a pro is the same by the profile, by a favorite and by an application', async () => {
  const { data, errors } = await run(
    graphql(`
      query {
        gig(databaseId: 1) {
          applications(first: 20) {
            edges {
              node {
                proAtLocation {
                  ...Distance
                }
                pro {
                  ...Pros
                }
              }
            }
          }
        }
        location(databaseId: 1) {
          favoritePros(first: 20) {
            edges {
              node {
                pro {
                  ...Pros
                }
              }
            }
          }
        }
      }

      fragment Pros on Pro {
        uuid
        atLocation(locationDatabaseId: 1) {
          ...Distance
        }
      }

      fragment Distance on ProAtLocation {
        distanceMiles
      }
    `),
    { as: 'manager' },
  );
  expect(errors).toBeUndefined();
  const applicants = present(data?.gig?.applications).edges.map(({ node }) => node.pro);
  const favorites = present(data?.location?.favoritePros).edges.map(({ node }) => present(node.pro));
  expect(applicants.length * favorites.length).toBeGreaterThan(0);

  for (const { uuid, atLocation } of [...applicants.slice(0, 3), ...favorites.slice(0, 3)]) {
    const id = globalId('ProAtLocation', `1-${uuid}`);
    const byId = await run(
      graphql(`
        query ($id: ID!) {
          node(id: $id) {
            ... on ProAtLocation {
              distanceMiles
            }
          }
        }
      `),
      { as: 'manager', variables: { id } },
    );
    expect(byId.data?.node).toEqual({ distanceMiles: atLocation.distanceMiles });
  }
});

test('a server that measures no distances has none, and is asked for nothing more', async () => {
  const other = await startOtherServer({
    rewrite: (key, value) => (key === 'distance_miles' ? undefined : value),
  });
  onTestFinished(other.close);
  const { data, errors } = await other.run(listQuery, {
    as: 'member',
    variables: { orderBy: 'FIT', area: 'MARKET' },
  });

  expect(errors).toBeUndefined();
  const pros = present(data?.location?.pros).edges;
  expect(pros).toHaveLength(50);
  expect(new Set(pros.map(({ node }) => node.atLocation.distanceMiles))).toEqual(new Set([null]));
  expect(other.received.filter(({ path }) => path.includes('/gigster-profiles/'))).toEqual([]);
});
