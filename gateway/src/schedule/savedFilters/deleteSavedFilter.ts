import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { locationPartOf } from '../../businesses/locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeSavedFilter } from './savedFiltersApi.ts';

const savedFilterIdInput = nodeIdInput('a saved filter', (globalId) =>
  locationPartOf(globalId, 'SavedFilter'),
);

builder.relayMutationField(
  'deleteSavedFilter',
  {
    description: 'Input for deleteSavedFilter.',
    inputFields: (t) => ({
      savedFilterId: t.id({ required: true, description: 'The ID of the saved filter to delete.' }),
    }),
    validate: { schema: z.looseObject({ savedFilterId: savedFilterIdInput.rule }) },
  },
  {
    description: "Deletes one of the viewer's saved filters.",
    extensions: errorPaths({}),
    resolve: async (_root, { input }, { rest }) => {
      const part = savedFilterIdInput.keyOf(input.savedFilterId);
      const call = rest.call(removeSavedFilter, { path: { id: part.id } });
      await presentAt(['savedFilterId'], 'saved filter', call);
      return { locationId: part.locationId, deletedFilterId: input.savedFilterId };
    },
  },
  {
    description: 'Return type of deleteSavedFilter.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedFilterId: t.exposeID('deletedFilterId', {
        nullable: true,
        description: 'The ID of the deleted filter. Null if the mutation failed.',
      }),
      location: concernedLocation(t),
    }),
  },
);
