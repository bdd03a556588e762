import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const saveFilter = graphql(`
  mutation ($input: SaveFilterInput!) {
    saveFilter(input: $input) {
      savedFilter {
        id
        name
        search
      }
      location {
        savedFilters {
          id
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type FilterInput = VariablesOf<typeof saveFilter>['input'];

const input = {
  locationId: globalId('Location', 1),
  name: ' Open bars ',
  search: 'statuses=unfilled&positions=3',
};

async function save(changes: Partial<FilterInput> = {}) {
  const { data } = await run(saveFilter, {
    as: 'onsite',
    variables: { input: { ...input, ...changes } },
  });
  return present(data?.saveFilter);
}

test('a filter is saved for the viewer only, refetched by global ID and deleted', async () => {
  const { savedFilter, location, errors } = await save();

  expect(errors).toEqual([]);
  const { id } = present(savedFilter);
  expect(savedFilter).toMatchObject({ name: 'Open bars', search: input.search });
  expect(location?.savedFilters).toEqual([{ id }]);
  const ofOther = await run(
    graphql(`
      {
        location(databaseId: 1) {
          savedFilters {
            id
            name
          }
        }
      }
    `),
    { as: 'manager' },
  );
  expect(ofOther.data?.location?.savedFilters).toEqual([]);

  const found = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on SavedFilter {
            name
          }
        }
      }
    `),
    { as: 'onsite', variables: { id } },
  );
  expect(found.data?.node).toEqual({ name: 'Open bars' });

  const remove = graphql(`
    mutation ($id: ID!) {
      deleteSavedFilter(input: { savedFilterId: $id }) {
        deletedFilterId
        location {
          savedFilters {
            id
          }
        }
        errors {
          code
          path
        }
      }
    }
  `);
  const deleted = await run(remove, { as: 'onsite', variables: { id } });
  expect(deleted.data?.deleteSavedFilter).toEqual({
    deletedFilterId: id,
    location: { savedFilters: [] },
    errors: [],
  });
  const again = await run(remove, { as: 'onsite', variables: { id } });
  expect(again.data?.deleteSavedFilter?.errors).toEqual([{ code: 'NOT_FOUND', path: ['savedFilterId'] }]);
});

test('saving a filter rejects a duplicate name', async () => {
  await save();

  expect((await save({ name: 'open BARS' })).errors).toEqual([
    { code: 'ALREADY_EXISTS', message: 'You have a filter of this name already.', path: ['name'] },
  ]);
});

test.each<[Partial<FilterInput>, string, string]>([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ name: 'n'.repeat(41) }, 'name', 'At most 40 characters'],
  [{ search: 's'.repeat(1001) }, 'search', 'At most 1000 characters'],
  [{ locationId: globalId('Gig', 1) }, 'locationId', 'This is not the id of a location'],
])('saving a filter rejects %j at its field', async (changes, field, message) => {
  expect((await save(changes)).errors).toContainEqual(expect.objectContaining({ message, path: [field] }));
});
