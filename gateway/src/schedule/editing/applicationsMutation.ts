import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnEach } from './actOnEach.ts';
import { gigChangePaths } from './gigChangePaths.ts';
import { gigIds } from './gigChangeRules.ts';
import { gigResultsField } from './gigResultsField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

/** Declares a mutation that has gigs take applications, or no more of them. */
export function applicationsMutation(name: string, action: 'close' | 'reopen', description: string): void {
  builder.relayMutationField(
    name,
    {
      description: `Input for ${name}.`,
      inputFields: (t) => ({
        gigIds: t.idList({ required: true, description: 'The IDs of the gigs, 1 to 100.' }),
        validateOnly: validateOnlyField(t),
      }),
      validate: { schema: z.looseObject({ gigIds }) },
    },
    {
      description,
      extensions: errorPaths(gigChangePaths),
      resolve: (_root, { input }, context) => actOnEach(input.gigIds, { action }, context),
    },
    {
      description: 'Return type of the mutation, with a result for each gig.',
      outputFields: (t) => ({ errors: errorsField(t), results: gigResultsField(t) }),
    },
  );
}
