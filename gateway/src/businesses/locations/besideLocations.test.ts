import { type FieldNode, type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { besideLocations, loadBesideLocations } from './besideLocations.ts';

const rest = {} as RestSession;
const query = { query: 'managed', page: 2, page_size: 50 } as const;

/** What the resolver of the first field of a query gets. */
function infoOf(text: string): GraphQLResolveInfo {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not a query.');
  const fieldNodes = operation.selectionSet.selections as readonly FieldNode[];
  return { fieldNodes, fragments: {} } as unknown as GraphQLResolveInfo;
}

test('loads what the selected fields need for the page, and nothing for others', async () => {
  const [forecast, tips] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()];
  loadBesideLocations({ field: 'forecast', load: forecast });
  loadBesideLocations({ field: 'tips', load: tips });
  await besideLocations(infoOf('{ locations { edges { node { name forecast { day } } } } }'), query, rest);

  expect(forecast.mock.calls).toEqual([[query, rest]]);
  expect(tips).not.toHaveBeenCalled();
});

test('leaves a failure to the field, which loads again', async () => {
  loadBesideLocations({ field: 'broken', load: () => Promise.reject(new Error('down')) });

  await expect(
    besideLocations(infoOf('{ locations { edges { node { broken } } } }'), query, rest),
  ).resolves.toBeUndefined();
});
