import { beforeEach, expect, test } from 'vitest';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const [home, other, foreign] = [btoa('Location:1'), btoa('Location:2'), btoa('Location:999')];

async function aPro() {
  const { data } = await run(
    '{ location(databaseId: 1) { pros(first: 1, filter: { isFavorite: false }) { edges { node { id uuid } } } } }',
    { as: 'owner', locationId: 1 },
  );
  const pro: { id: string; uuid: string } = data.location.pros.edges[0].node;
  return pro;
}

async function change(
  field: string,
  payload: string,
  input: object,
  as: NonNullable<RunOptions['as']> = 'owner',
) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await run(
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${payload} { isFavorite locationDatabaseId } errors { code path } } }`,
    { as, locationId: 1, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[field];
}

async function isFavoriteAt(uuid: string, locationId: number) {
  const document =
    'query ($uuid: ID!, $locationId: Int!) { pro(uuid: $uuid) { atLocation(locationDatabaseId: $locationId) { isFavorite } } }';
  const { data } = await run(document, { as: 'owner', variables: { uuid, locationId } });
  return data.pro.atLocation.isFavorite;
}

test('a pro becomes a favorite of several locations, and of none again', async () => {
  const { id: proId, uuid } = await aPro();

  expect(
    await change('favoriteProAtLocations', 'prosAtLocations', { proId, locationIds: [home, other, home] }),
  ).toEqual({
    prosAtLocations: [
      { isFavorite: true, locationDatabaseId: 1 },
      { isFavorite: true, locationDatabaseId: 2 },
    ],
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([true, true]);
  expect(await change('unfavoriteProEverywhere', 'proAtLocation', { proId, locationId: home })).toEqual({
    proAtLocation: { isFavorite: false, locationDatabaseId: 1 },
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([false, false]);
});

test.each([
  [[], 'REQUIRED'],
  [[foreign], 'NOT_FOUND'],
])('for the locations %j it is refused', async (locationIds, code) => {
  const { id: proId } = await aPro();

  expect(await change('favoriteProAtLocations', 'prosAtLocations', { proId, locationIds })).toMatchObject({
    prosAtLocations: [],
    errors: [{ code, path: ['locationIds'] }],
  });
});
