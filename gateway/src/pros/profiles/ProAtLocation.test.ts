import { beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const [home, other, foreign] = [1, 2, 5];
let uuid: string;

/** Makes a pro a favorite of one location and blocks the pro at the other. */
beforeAll(async () => {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 1, filter: { isFavorite: false }) {
            edges {
              node {
                id
                uuid
              }
            }
          }
        }
      }
    `),
    { as: 'owner' },
  );
  const { node } = present(data?.location?.pros?.edges[0]);
  ({ uuid } = node);
  const { errors } = await run(
    graphql(`
      mutation ($favorite: FavoriteProInput!, $block: BlockProInput!) {
        favoritePro(input: $favorite) {
          errors {
            code
          }
        }
        blockPro(input: $block) {
          errors {
            code
          }
        }
      }
    `),
    {
      as: 'owner',
      variables: {
        favorite: { proId: node.id, locationId: globalId('Location', home) },
        block: {
          proId: node.id,
          locationIds: [globalId('Location', other)],
          reason: 'CANCELLED_CALLED_OUT',
        },
      },
    },
  );
  if (errors) throw new Error(`The pro could not be prepared: ${JSON.stringify(errors)}`);
});

const factsFragment = graphql(`
  fragment Facts on ProAtLocation {
    id
    proDatabaseId
    locationDatabaseId
    isFavorite
    isBlocked
    pro {
      uuid
    }
    location {
      name
    }
  }
`);

const factsQuery = graphql(
  `
    query ($uuid: ID!, $one: DatabaseId!, $two: DatabaseId!) {
      pro(uuid: $uuid) {
        displayName
        one: atLocation(locationDatabaseId: $one) {
          ...Facts
        }
        two: atLocation(locationDatabaseId: $two) {
          ...Facts
        }
      }
    }
  `,
  [factsFragment],
);

const atHome = { locationDatabaseId: home, isFavorite: true, isBlocked: false };
const atOther = { locationDatabaseId: other, isFavorite: false, isBlocked: true };

describe('a pro at a location', () => {
  test.each([null, home, other])(
    'a pro has own facts at each of two locations in one response, with the current location %j',
    async (locationId) => {
      const { data, errors, calls } = await run(factsQuery, {
        as: 'owner',
        variables: { uuid, one: home, two: other },
        ...(locationId !== null && { locationId }),
      });

      expect(errors).toBeUndefined();
      const { one, two } = present(data?.pro);
      expect(one).toMatchObject({ ...atHome, pro: { uuid } });
      expect(two).toMatchObject({ ...atOther, pro: { uuid } });
      expect(one.id).not.toBe(two.id);
      expect(one.proDatabaseId).toBe(two.proDatabaseId);
      expect(calls.filter(({ endpoint }) => endpoint === 'getPro')).toHaveLength(locationId === null ? 3 : 2);
    },
  );

  test('a pro at a location is refetched by its id', async () => {
    const { data: first } = await run(factsQuery, {
      as: 'owner',
      variables: { uuid, one: home, two: other },
      locationId: home,
    });
    const { one, two } = present(first?.pro);
    const { data, errors } = await run(
      graphql(`
        query ($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on ProAtLocation {
              locationDatabaseId
              isFavorite
              isBlocked
            }
          }
        }
      `),
      { as: 'owner', variables: { ids: [one.id, two.id] } },
    );

    expect(errors).toBeUndefined();
    expect(data?.nodes).toEqual([atHome, atOther]);
  });

  test('a pro at a location needs no profile where the list of the location already has the flags', async () => {
    const { data, calls } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            pros(first: 3) {
              edges {
                node {
                  atLocation(locationDatabaseId: 1) {
                    isFavorite
                    isBlocked
                    pro {
                      displayName
                    }
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'owner', locationId: other },
    );

    expect(data?.location?.pros?.edges).toHaveLength(3);
    expect(calls.map(({ endpoint }) => endpoint)).not.toContain('getPro');
  });

  test('a pro has no facts at a location that the viewer may not see', async () => {
    const { data, errors } = await run(
      graphql(`
        query ($uuid: ID!, $at: DatabaseId!) {
          pro(uuid: $uuid) {
            uuid
            atLocation(locationDatabaseId: $at) {
              isFavorite
              isBlocked
            }
          }
        }
      `),
      { as: 'manager', variables: { uuid, at: foreign }, locationId: home },
    );

    expect(data?.pro).toEqual({ uuid, atLocation: { isFavorite: null, isBlocked: null } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  test.each(['nonsense', '0-0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d', '1-nonsense'])(
    'a pro at a location is not found by the id %j',
    async (id) => {
      const { data, errors } = await run(
        graphql(`
          query ($id: ID!) {
            node(id: $id) {
              id
            }
          }
        `),
        { as: 'owner', variables: { id: globalId('ProAtLocation', id) } },
      );

      expect(data).toEqual({ node: null });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    },
  );
});
