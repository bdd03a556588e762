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

async function change(field: string, input: object, as: NonNullable<RunOptions['as']> = 'owner') {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await run(
    `mutation ($input: ${type}!) { ${field}(input: $input) { pro { isFavorite } errors { code path } } }`,
    { as, locationId: 1, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[field];
}

async function isFavoriteAt(uuid: string, locationId: number) {
  const { data } = await run('query ($uuid: ID!) { pro(uuid: $uuid) { isFavorite } }', {
    as: 'owner',
    locationId,
    variables: { uuid },
  });
  return data.pro.isFavorite;
}

test('a pro becomes a favorite of several locations, and of none again', async () => {
  const { id: proId, uuid } = await aPro();

  expect(await change('favoriteProAtLocations', { proId, locationIds: [home, other, home] })).toEqual({
    pro: { isFavorite: true },
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([true, true]);
  expect(await change('unfavoriteProEverywhere', { proId, locationId: home })).toEqual({
    pro: { isFavorite: false },
    errors: [],
  });
  expect([await isFavoriteAt(uuid, 1), await isFavoriteAt(uuid, 2)]).toEqual([false, false]);
});

test.each([
  [[], 'REQUIRED'],
  [[foreign], 'NOT_FOUND'],
])('for the locations %j it is refused', async (locationIds, code) => {
  const { id: proId } = await aPro();

  expect(await change('favoriteProAtLocations', { proId, locationIds })).toMatchObject({
    pro: null,
    errors: [{ code, path: ['locationIds'] }],
  });
});
