import { type FieldNode, type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { addLocationPrefetch, prefetchForLocations } from './prefetchForLocations.ts';

const rest = {} as RestSession;
const query = { query: 'managed', page: 2, page_size: 50 } as const;

/** What the resolver of the first field of a query gets. */
function infoOf(text: string): GraphQLResolveInfo {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not a query.');
  const fieldNodes = operation.selectionSet.selections as readonly FieldNode[];
  const variableValues = { sources: {}, coerced: { yes: true, no: false } };
  return { fieldNodes, fragments: {}, variableValues } as unknown as GraphQLResolveInfo;
}

test.each([
  '{ locations { edges { node { name forecast { day } } } } }',
  '{ locations { nodes { name forecast { day } } } }',
])(
  'prefetchForLocations fetches the data of the selected fields for the page, and none of others: %s',
  async (text) => {
    const [forecast, tips] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()];
    addLocationPrefetch({ field: 'forecast', fetch: forecast });
    addLocationPrefetch({ field: 'tips', fetch: tips });
    await prefetchForLocations(infoOf(text), query, rest);

    expect(forecast.mock.calls).toEqual([[query, rest]]);
    expect(tips).not.toHaveBeenCalled();
  },
);

test.each([
  ['advice(isBrief: true)', 1],
  ['advice(isBrief: $yes)', 1],
  ['advice(isBrief: $no)', 0],
  ['advice', 0],
])('prefetchForLocations fetches for %s only what its flag asks for', async (field, calls) => {
  const fetch = vi.fn<() => Promise<void>>();
  addLocationPrefetch({ field: 'advice', flag: 'isBrief', fetch });
  await prefetchForLocations(infoOf(`{ locations { nodes { ${field} { day } } } }`), query, rest);

  expect(fetch).toHaveBeenCalledTimes(calls);
});

test('prefetchForLocations does not fail when a fetch does', async () => {
  addLocationPrefetch({ field: 'broken', fetch: () => Promise.reject(new Error('down')) });

  await expect(
    prefetchForLocations(infoOf('{ locations { edges { node { broken } } } }'), query, rest),
  ).resolves.toBeUndefined();
});
