import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { locationPartOf } from '../../businesses/locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeSavedFilter } from './savedFiltersApi.ts';

const partOf = (globalId: string) => locationPartOf(globalId, 'SavedFilter');

const savedFilterId = z.string().refine((id) => partOf(id) !== null, 'This is not the id of a saved filter');

builder.relayMutationField(
  'deleteSavedFilter',
  {
    description: 'Which filter.',
    inputFields: (t) => ({
      savedFilterId: t.id({ required: true, description: "One of the viewer's filters." }),
    }),
    validate: { schema: z.looseObject({ savedFilterId }) },
  },
  {
    description: "Deletes one of the viewer's saved filters.",
    extensions: errorPaths({}),
    resolve: async (_root, { input }, { rest }) => {
      const part = partOf(input.savedFilterId);
      if (part === null) throw new TypeError('The id of a saved filter was not checked');
      const call = rest.call(removeSavedFilter, { path: { id: part.id } });
      await presentAt(['savedFilterId'], 'saved filter', call);
      return { locationId: part.locationId, deletedFilterId: input.savedFilterId };
    },
  },
  {
    description: 'What was deleted, and the location without it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedFilterId: t.exposeID('deletedFilterId', {
        nullable: true,
        description: 'The id of the filter that is no more; null when it was refused.',
      }),
      location: concernedLocation(t),
    }),
  },
);
