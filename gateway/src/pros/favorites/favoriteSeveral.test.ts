import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const locationId = globalId('Location', 1);
const missing = globalId('Pro', '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d');

const favoritePros = graphql(`
  mutation ($input: FavoriteProsInput!) {
    favoritePros(input: $input) {
      errors {
        code
        path
      }
      results {
        proId
        proAtLocation {
          isFavorite
          locationDatabaseId
        }
        errors {
          code
          path
        }
      }
    }
  }
`);

const favorite = (input: VariablesOf<typeof favoritePros>['input'], as: Person = 'onsite') =>
  mutate(stack, favoritePros, { as, input });

async function somePros(): Promise<readonly [string, string]> {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 2, filter: { isFavorite: false }) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'onsite' },
  );
  const [one, other] = present(data?.location?.pros).edges.map(({ node }) => node.id);
  return [present(one), present(other)];
}

const done = (proId: string) => ({
  proId,
  proAtLocation: { isFavorite: true, locationDatabaseId: 1 },
  errors: [],
});
const notFound = {
  proId: missing,
  proAtLocation: null,
  errors: [{ code: 'NOT_FOUND', path: ['proIds', '1'] }],
};

test('an onsite manager adds several pros, with a result for each', async () => {
  const [one, other] = await somePros();

  expect(await favorite({ locationId, proIds: [one, missing, other] })).toEqual({
    errors: [],
    results: [done(one), notFound, done(other)],
  });
  expect(await favorite({ locationId, proIds: [one] })).toEqual({ errors: [], results: [done(one)] });
});

test('a server without a call for several pros gets one for each', async () => {
  const [one, other] = await somePros();
  const server = await startOtherServer({ missing: '/api/favorite-pros/bulk/' });
  onTestFinished(server.close);
  const { data } = await server.run(favoritePros, {
    as: 'onsite',
    variables: { input: { locationId, proIds: [one, missing, other] } },
  });

  expect(data?.favoritePros).toEqual({ errors: [], results: [done(one), notFound, done(other)] });
});

test('a server that leaves a pro out is invalid', async () => {
  const [one] = await somePros();
  const server = await startOtherServer({
    respond: ({ path }) => (path.includes('/bulk/') ? { status: 200, body: { results: [] } } : undefined),
  });
  onTestFinished(server.close);
  const { errors } = await server.run(favoritePros, {
    as: 'onsite',
    variables: { input: { locationId, proIds: [one] } },
  });

  expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_INVALID');
});

test.each([
  ['no pros', { proIds: [], locationId }, { code: 'REQUIRED', path: ['proIds'] }],
  [
    'an id of something else',
    { proIds: [locationId], locationId },
    { code: 'INVALID', path: ['proIds', '0'] },
  ],
])('%s: the whole input of favorites is refused', async (_what, input, error) => {
  expect(await favorite(input)).toEqual({ errors: [error], results: [] });
});

test('the location of another organization is not found', async () => {
  const [one] = await somePros();

  expect(await favorite({ proIds: [one], locationId: globalId('Location', 5) })).toEqual({
    errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    results: [],
  });
});
