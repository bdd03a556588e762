import type { Context } from '../../platform/context.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { maxPageSize } from '../../platform/rest/paged.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { listSavedFilters, type SavedFilterWire } from './savedFiltersApi.ts';

async function savedFiltersAt(location_id: number, { rest }: Context): Promise<readonly SavedFilterWire[]> {
  return (await rest.call(listSavedFilters, { query: { location_id, page_size: maxPageSize } })).results;
}

export const SavedFilter = builder.node(builder.objectRef<SavedFilterWire>('SavedFilter'), {
  description:
    'What the viewer looks for in the gigs of a location, under a name. Everybody sees only their own.',
  id: { resolve: ({ location_id, id }) => locationPartId({ locationId: location_id, id }) },
  loadWithoutCache: async (id, context) => {
    const part = found(locationPartIn(id), 'saved filter');
    const filters = await savedFiltersAt(part.locationId, context);
    return found(filters.find((filter) => filter.id === part.id) ?? null, 'saved filter');
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the filter.' }),
    name: t.exposeString('name', { description: 'What the viewer calls it.' }),
    search: t.exposeString('search', {
      description: "The query of the list's address in the web app, such as `statuses=unfilled&positions=3`.",
    }),
  }),
});

builder.objectField(Location, 'savedFilters', (t) =>
  t.field({
    type: [SavedFilter],
    nullable: true,
    description: "The viewer's own saved filters here, the oldest first, at most 30. A call of its own.",
    extensions: { listSize: 30 },
    resolve: ({ id }, _args, context) => savedFiltersAt(id, context),
  }),
);
