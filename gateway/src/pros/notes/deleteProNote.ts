import { z } from 'zod';
import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeProNote } from './proNotesApi.ts';

builder.relayMutationField(
  'deleteProNote',
  {
    description: 'Which note, about whom and where.',
    inputFields: (t) => ({
      ...proAtLocationFields(t),
      noteDatabaseId: t.int({ required: true, description: 'The number of the note.' }),
    }),
    validate: { schema: proAtLocationRules.extend({ noteDatabaseId: z.int().positive() }) },
  },
  {
    description: "Deletes one's own note about a pro, or, with the permission to manage the team, anybody's.",
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
    description: 'The pro without the note.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
