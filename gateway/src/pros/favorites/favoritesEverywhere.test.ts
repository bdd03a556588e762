import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const [home, other, foreign] = [globalId('Location', 1), globalId('Location', 2), globalId('Location', 999)];

async function aPro() {
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
    { as: 'owner', locationId: 1 },
  );
  return present(data?.location?.pros?.edges[0]).node;
}

async function favorite(proId: string, locationIds: string[]) {
  const { data, errors } = await run(
    graphql(`
      mutation ($input: FavoriteProAtLocationsInput!) {
        favoriteProAtLocations(input: $input) {
          prosAtLocations {
            isFavorite
            locationDatabaseId
          }
          errors {
            code
            path
          }
        }
      }
    `),
    { as: 'owner', locationId: 1, variables: { input: { proId, locationIds } } },
  );
  expect(errors).toBeUndefined();
  return data?.favoriteProAtLocations;
}

async function unfavoriteEverywhere(proId: string) {
  const { data, errors } = await run(
    graphql(`
      mutation ($input: UnfavoriteProEverywhereInput!) {
        unfavoriteProEverywhere(input: $input) {
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
    `),
    { as: 'owner', locationId: 1, variables: { input: { proId, locationId: home } } },
  );
  expect(errors).toBeUndefined();
  return data?.unfavoriteProEverywhere;
}

async function isFavoriteAt(uuid: string, locationId: number) {
  const { data } = await run(
    graphql(`
      query ($uuid: ID!, $locationId: DatabaseId!) {
        pro(uuid: $uuid) {
          atLocation(locationDatabaseId: $locationId) {
            isFavorite
          }
        }
      }
    `),
    { as: 'owner', variables: { uuid, locationId } },
  );
  return data?.pro?.atLocation.isFavorite;
}

test('a pro becomes a favorite of several locations, and of none again', async () => {
  const { id: proId, uuid } = await aPro();

  expect(await favorite(proId, [home, other, home])).toEqual({
    prosAtLocations: [
      { isFavorite: true, locationDatabaseId: 1 },
      { isFavorite: true, locationDatabaseId: 2 },
    ],
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([true, true]);
  expect(await unfavoriteEverywhere(proId)).toEqual({
    proAtLocation: { isFavorite: false, locationDatabaseId: 1 },
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([false, false]);
});

test.each([
  [[], 'REQUIRED'],
  [[foreign], 'NOT_FOUND'],
])('a favorite for the locations %j is refused', async (locationIds, code) => {
  const { id: proId } = await aPro();

  expect(await favorite(proId, locationIds)).toMatchObject({
    prosAtLocations: [],
    errors: [{ code, path: ['locationIds'] }],
  });
});
