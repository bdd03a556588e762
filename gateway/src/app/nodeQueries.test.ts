import { expect, test } from 'vitest';
import { globalId } from '../testing/globalId.ts';
import { graphql } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const { run } = await startTestStack();

const nodeQuery = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      __typename
      id
    }
  }
`);

const idsQuery = graphql(`
  query ($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
    }
  }
`);

async function idsOfEverything(): Promise<string[]> {
  const { data } = await run(
    graphql(`
      {
        viewer {
          id
        }
        location(databaseId: 1) {
          id
          gigs(first: 1) {
            edges {
              node {
                id
                skill {
                  id
                }
                applications(first: 1) {
                  edges {
                    node {
                      id
                      pro {
                        id
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `),
    { as: 'manager' },
  );
  const viewer = present(data?.viewer);
  const location = present(data?.location);
  const gig = present(location.gigs?.edges[0]).node;
  const application = present(gig.applications?.edges[0]).node;
  return [viewer, location, gig, gig.skill, application, application.pro].map(({ id }) => id);
}

test('everything with an id is found again by it', async () => {
  const ids = await idsOfEverything();
  const { data, errors } = await run(
    graphql(`
      query ($ids: [ID!]!) {
        nodes(ids: $ids) {
          __typename
          id
        }
      }
    `),
    { as: 'manager', variables: { ids } },
  );

  expect(errors).toBeUndefined();
  expect(data?.nodes).toEqual(
    ['User', 'Location', 'Gig', 'Skill', 'GigApplication', 'Pro'].map((__typename, index) => ({
      __typename,
      id: ids[index],
    })),
  );
});

test.each([
  ['no text of ours', 'nonsense'],
  ['nothing', ''],
  ['a type that is no node', globalId('Money', 1)],
  ['a type that does not exist', globalId('Unicorn', 1)],
  ['an input type', globalId('GigFilter', 1)],
])('the id of %s is refused without a call', async (_, id) => {
  const { data, errors, calls } = await run(nodeQuery, { as: 'manager', variables: { id } });

  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([
    {
      path: ['node'],
      message: 'This is not the id of a node.',
      extensions: { code: 'BAD_USER_INPUT', argument: 'id' },
    },
  ]);
  expect(calls).toEqual([]);
});

test.each([
  'Gig:999999',
  'Gig:0',
  'Gig:99999999999',
  'Gig:x',
  'Location:5',
  'GigApplication:99999999',
  'Skill:999',
  'User:1',
  'Pro:0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d',
])('%s, which is absent or none of the viewer’s business, is not found', async (id) => {
  const { data, errors } = await run(nodeQuery, { as: 'manager', variables: { id: btoa(id) } });

  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([{ path: ['node'], extensions: { code: 'NOT_FOUND' } }]);
});

test('no more than 100 ids are taken at once', async () => {
  const { errors, calls } = await run(idsQuery, {
    as: 'manager',
    variables: { ids: Array.from({ length: 101 }, () => globalId('Gig', 1)) },
  });

  expect(errors).toMatchObject([
    { path: ['nodes'], extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } },
  ]);
  expect(calls).toEqual([]);
});

test('one bad id of many fails alone, and those of one type share a call', async () => {
  const gigs = await run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 2) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'manager' },
  );
  const [one, other] = present(gigs.data?.location?.gigs).edges.map(({ node }) => node.id);
  const ids = [
    present(one),
    globalId('Unicorn', 1),
    present(other),
    globalId('Gig', 999999),
    globalId('Gig', 0),
  ];
  const { data, errors, calls } = await run(idsQuery, { as: 'manager', variables: { ids } });

  expect(data?.nodes).toEqual([{ id: one }, null, { id: other }, null, null]);
  expect(new Map(errors?.map(({ path, extensions }) => [path?.[1], extensions?.['code']]))).toEqual(
    new Map([
      [1, 'BAD_USER_INPUT'],
      [3, 'NOT_FOUND'],
      [4, 'NOT_FOUND'],
    ]),
  );
  // What the list lacks is fetched alone: a server may read only one of several ids.
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['listGigs', 'getGig']);
});
