import { savedFilterName } from '@brigade/domain/schedule/savedFilters/savedFilterName.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
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
    description: 'What to keep, and under which name.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location whose gigs it filters.' }),
      name: t.string({ required: true, description: 'What to call it, 1 to 40 characters; each name once.' }),
      search: t.string({
        required: true,
        description: "The query of the list's address in the web app, at most 1000 characters.",
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Keeps a filter of the list of gigs for the viewer alone.',
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
    description: 'The filter, and the location with it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      savedFilter: t.field({
        type: SavedFilter,
        nullable: true,
        description: 'The filter; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
