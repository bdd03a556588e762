import { z } from 'zod';
import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeProNote } from './proNotesApi.ts';

builder.relayMutationField(
  'deleteProNote',
  {
    description: 'The note to delete, the pro it is about and the location.',
    inputFields: (t) => ({
      ...proAtLocationFields(t),
      noteDatabaseId: t.field({ type: 'DatabaseId', required: true, description: 'The number of the note.' }),
    }),
    validate: { schema: proAtLocationRules.extend({ noteDatabaseId: z.int().positive() }) },
  },
  {
    description: "Deletes a note about a pro. Requires the permission `team.manage` for another user's note.",
    extensions: errorPaths({
      'applications.manage': ['noteDatabaseId'],
      'team.manage': ['noteDatabaseId'],
    }),
    resolve: async (_root, { input }, context) => {
      const path = { id: input.noteDatabaseId };
      await presentAt(['noteDatabaseId'], 'note', context.rest.call(removeProNote, { path }));
      return proAtLocationOf(input);
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location, without the note.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
