import { beforeEach, expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const input = {
  locationId: btoa('Location:1'),
  name: ' Open bars ',
  search: 'statuses=unfilled&positions=3',
};

async function save(changes: object = {}) {
  const { data } = await run(
    `mutation ($input: SaveFilterInput!) {
      saveFilter(input: $input) {
        savedFilter { id name search }
        location { savedFilters { id } }
        errors { code message path }
      }
    }`,
    { as: 'onsite', variables: { input: { ...input, ...changes } } },
  );
  return data.saveFilter;
}

const list = '{ location(databaseId: 1) { savedFilters { id name } } }';

test('saves a filter for the viewer only, refetches it by global ID and deletes it', async () => {
  const { savedFilter, location, errors } = await save();

  expect(errors).toEqual([]);
  expect(savedFilter).toMatchObject({ name: 'Open bars', search: input.search });
  expect(location.savedFilters).toEqual([{ id: savedFilter.id }]);
  expect((await run(list, { as: 'manager' })).data.location.savedFilters).toEqual([]);

  const byId = 'query ($id: ID!) { node(id: $id) { ... on SavedFilter { name } } }';
  const found = await run(byId, { as: 'onsite', variables: { id: savedFilter.id } });
  expect(found.data.node).toEqual({ name: 'Open bars' });

  const remove =
    'mutation ($id: ID!) { deleteSavedFilter(input: { savedFilterId: $id }) { deletedFilterId location { savedFilters { id } } errors { code path } } }';
  const deleted = await run(remove, { as: 'onsite', variables: { id: savedFilter.id } });
  expect(deleted.data.deleteSavedFilter).toEqual({
    deletedFilterId: savedFilter.id,
    location: { savedFilters: [] },
    errors: [],
  });
  const again = await run(remove, { as: 'onsite', variables: { id: savedFilter.id } });
  expect(again.data.deleteSavedFilter.errors).toEqual([{ code: 'NOT_FOUND', path: ['savedFilterId'] }]);
});

test('rejects a duplicate name', async () => {
  await save();

  expect((await save({ name: 'open BARS' })).errors).toEqual([
    { code: 'ALREADY_EXISTS', message: 'You have a filter of this name already.', path: ['name'] },
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ name: 'n'.repeat(41) }, 'name', 'At most 40 characters'],
  [{ search: 's'.repeat(1001) }, 'search', 'At most 1000 characters'],
  [{ locationId: btoa('Gig:1') }, 'locationId', 'This is not the id of a location'],
])('rejects %j at its field', async (changes, field, message) => {
  expect((await save(changes)).errors).toContainEqual(expect.objectContaining({ message, path: [field] }));
});
