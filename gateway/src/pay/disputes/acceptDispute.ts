import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { answeredFields, answerPaths, disputeKey, disputeRules } from './answeredDispute.ts';
import { acceptDispute } from './disputesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'acceptDispute',
  {
    description: 'Input for acceptDispute.',
    inputFields: (t) => ({
      disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject(disputeRules) },
  },
  {
    description:
      'Grants the claim of a dispute: sets the hours, or charges the difference once the work was paid. Requires the ' +
      'permission `payments.make`.',
    extensions: errorPaths(answerPaths),
    resolve: (_root, { input: { disputeId } }, { rest }) =>
      presentAt(['disputeId'], 'dispute', rest.call(acceptDispute, { path: { id: disputeKey(disputeId) } })),
  },
  {
    description: 'Return type of acceptDispute: the decided dispute.',
    outputFields: answeredFields,
  },
);
