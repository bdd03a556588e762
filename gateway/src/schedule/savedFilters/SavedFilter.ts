import type { Context } from '../../platform/context.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { listSavedFilters, type SavedFilterWire } from './savedFiltersApi.ts';

function savedFiltersAt(location_id: number, { rest }: Context): Promise<readonly SavedFilterWire[]> {
  return wholeList((page) => rest.call(listSavedFilters, { query: { location_id, ...page } }));
}

export const SavedFilter = builder.node(builder.objectRef<SavedFilterWire>('SavedFilter'), {
  description: "A named filter for a location's list of gigs. Visible only to the user who saved it.",
  id: { resolve: ({ location_id, id }) => locationPartId({ locationId: location_id, id }) },
  loadWithoutCache: async (id, context) => {
    const part = found(locationPartIn(id), 'saved filter');
    const filters = await savedFiltersAt(part.locationId, context);
    return found(filters.find((filter) => filter.id === part.id) ?? null, 'saved filter');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the filter.' }),
    name: t.exposeString('name', { description: 'The name of the filter.' }),
    search: t.exposeString('search', {
      description: 'The query string of the list in the web app, such as `statuses=unfilled&positions=3`.',
    }),
  }),
});

builder.objectField(Location, 'savedFilters', (t) =>
  t.field({
    type: [SavedFilter],
    nullable: true,
    description:
      "The viewer's saved filters for this location, oldest first, at most 30. Costs one upstream call.",
    extensions: { listSize: 30 },
    resolve: ({ id }, _args, context) => savedFiltersAt(id, context),
  }),
);
