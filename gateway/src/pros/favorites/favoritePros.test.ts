import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

beforeEach(reset);

const home = globalId('Location', 1);

const factsFragment = graphql(`
  fragment Facts on ProAtLocation {
    isFavorite
    isBlocked
    pro {
      id
      bio
    }
  }
`);

const favoriteMutation = graphql(
  `
    mutation ($input: FavoriteProInput!) {
      favoritePro(input: $input) {
        clientMutationId
        proAtLocation {
          ...Facts
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [factsFragment],
);

const unfavoriteMutation = graphql(
  `
    mutation ($input: UnfavoriteProInput!) {
      unfavoritePro(input: $input) {
        clientMutationId
        proAtLocation {
          ...Facts
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [factsFragment],
);

async function aPro(isFavorite: boolean): Promise<string> {
  const { data } = await run(
    graphql(`
      query ($is: Boolean) {
        location(databaseId: 1) {
          pros(first: 1, filter: { isFavorite: $is }) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { is: isFavorite } },
  );
  return present(data?.location?.pros?.edges[0]).node.id;
}

async function favorite(
  input: VariablesOf<typeof favoriteMutation>['input'],
  as: NonNullable<RunOptions['as']> = 'member',
) {
  return mutate(stack, favoriteMutation, { as, input });
}

async function unfavorite(input: VariablesOf<typeof unfavoriteMutation>['input']) {
  return mutate(stack, unfavoriteMutation, { as: 'member', input });
}

async function favorites(): Promise<string[]> {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          favoritePros(first: 100) {
            edges {
              node {
                createdAt
                pro {
                  id
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  return present(data?.location?.favoritePros).edges.map(({ node }) => present(node.pro).id);
}

describe('favoritePro', () => {
  test.each(['member', 'onsite'] as const)('favoritePro makes a pro a favorite for the %s', async (as) => {
    const proId = await aPro(false);
    const payload = await favorite({ proId, locationId: home, clientMutationId: 'mine' }, as);

    expect(payload).toMatchObject({
      clientMutationId: 'mine',
      proAtLocation: { isFavorite: true, isBlocked: expect.any(Boolean), pro: { id: proId } },
      errors: [],
    });
    expect(await favorites()).toContain(proId);
  });

  test('favoritePro of a favorite changes nothing', async () => {
    const proId = await aPro(true);
    const before = await favorites();
    const payload = await favorite({ proId, locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: true }, errors: [] });
    expect(await favorites()).toEqual(before);
  });

  test('favoritePro holds for the location in the input, whatever the current one is', async () => {
    const proId = await aPro(false);
    const { data } = await run(
      graphql(`
        mutation ($input: FavoriteProInput!) {
          favoritePro(input: $input) {
            proAtLocation {
              locationDatabaseId
              isFavorite
            }
          }
        }
      `),
      { as: 'member', locationId: 2, variables: { input: { proId, locationId: home } } },
    );

    expect(data?.favoritePro.proAtLocation).toEqual({ locationDatabaseId: 1, isFavorite: true });
  });
});

describe('unfavoritePro', () => {
  test('unfavoritePro takes a pro from the favorites', async () => {
    const proId = await aPro(true);
    const payload = await unfavorite({ proId, locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: false, pro: { id: proId } }, errors: [] });
    expect(await favorites()).not.toContain(proId);
  });

  test('unfavoritePro of a pro who is no favorite changes nothing', async () => {
    const before = await favorites();
    const payload = await unfavorite({ proId: await aPro(false), locationId: home });

    expect(payload).toMatchObject({ proAtLocation: { isFavorite: false }, errors: [] });
    expect(await favorites()).toEqual(before);
  });
});

describe.each([
  ['favoritePro', favorite],
  ['unfavoritePro', unfavorite],
] as const)('%s', (_field, change) => {
  test('a change of favorites says which id is wrong', async () => {
    const payload = await change({ proId: home, locationId: 'nonsense', clientMutationId: 'kept' });

    expect(payload).toEqual({
      clientMutationId: 'kept',
      proAtLocation: null,
      errors: [
        { code: 'INVALID', message: 'This is not the id of a pro', path: ['proId'] },
        { code: 'INVALID', message: 'This is not the id of a location', path: ['locationId'] },
      ],
    });
  });

  test('a change of favorites does not find a pro who does not exist', async () => {
    const payload = await change({
      proId: globalId('Pro', '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d'),
      locationId: home,
    });

    expect(payload).toMatchObject({ proAtLocation: null, errors: [{ code: 'NOT_FOUND', path: ['proId'] }] });
  });

  test('a change of favorites finds no location of another organization and leaves other favorites alone', async () => {
    const before = await favorites();
    const payload = await change({ proId: await aPro(true), locationId: globalId('Location', 5) });

    expect(payload).toMatchObject({
      proAtLocation: null,
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
    expect(await favorites()).toEqual(before);
  });
});
