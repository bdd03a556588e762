import { savedFilterName } from '@brigade/domain/schedule/savedFilters/savedFilterName.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { SavedFilter } from './SavedFilter.ts';
import { createSavedFilter } from './savedFiltersApi.ts';

const inputRules = z.looseObject({
  locationId,
  name: savedFilterName,
  search: z.string().max(1000, 'At most 1000 characters'),
});

builder.relayMutationField(
  'saveFilter',
  {
    description: 'Input for saveFilter.',
    inputFields: (t) => ({
      locationId: t.id({
        required: true,
        description: 'The ID of the location whose gigs the filter applies to.',
      }),
      name: t.string({
        required: true,
        description: 'The name of the filter, 1 to 40 characters. Must be unique.',
      }),
      search: t.string({
        required: true,
        description: 'The query string of the list in the web app, at most 1000 characters.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: "Saves a filter for a location's list of gigs. Only the viewer can see it.",
    extensions: errorPaths({
      location_id: ['locationId'],
      name: ['name'],
      search: ['search'],
      'gigs.view': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const location_id = checkedLocationNumber(input.locationId);
      const body = { location_id, name: input.name.trim(), search: input.search };
      const filter = await presentAt(['locationId'], 'location', rest.call(createSavedFilter, { body }));
      return { ...filter, locationId: location_id };
    },
  },
  {
    description: 'Return type of saveFilter.',
    outputFields: (t) => ({
      errors: errorsField(t),
      savedFilter: t.field({
        type: SavedFilter,
        nullable: true,
        description: 'The new filter. Null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
