import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnEach } from './actOnEach.ts';
import { gigChangeBody } from './gigChangeBody.ts';
import { gigChangeFields } from './gigChangeFields.ts';
import { gigChangePaths } from './gigChangePaths.ts';
import { gigChangeRules, gigIds } from './gigChangeRules.ts';
import { gigResultsField } from './gigResultsField.ts';

builder.relayMutationField(
  'updateGigs',
  {
    description:
      'Input for updateGigs: the gigs, and the changes for all of them. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      gigIds: t.idList({ required: true, description: 'The gigs, 1 to 100.' }),
      ...gigChangeFields(t),
    }),
    validate: { schema: z.looseObject({ gigIds, ...gigChangeRules }) },
  },
  {
    description: 'Changes several gigs in the same way, each on its own day and by the rules of `updateGig`.',
    extensions: errorPaths(gigChangePaths),
    resolve: async (_root, { input }, context) =>
      actOnEach(
        input.gigIds,
        {
          action: 'update',
          changes: await gigChangeBody(input, context),
        },
        context,
      ),
  },
  {
    description: 'Return type of the mutation, with a result for each gig.',
    outputFields: (t) => ({ errors: errorsField(t), results: gigResultsField(t) }),
  },
);
