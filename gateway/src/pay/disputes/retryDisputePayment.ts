import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { answeredFields, answerPaths, disputeKey, disputeRules } from './answeredDispute.ts';
import { retryDisputePayment } from './disputesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'retryDisputePayment',
  {
    description: 'Input for retryDisputePayment.',
    inputFields: (t) => ({
      disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject(disputeRules) },
  },
  {
    description:
      'Charges the business again after the charge for a decided dispute failed. Requires the permission `payments.make`.',
    extensions: errorPaths(answerPaths),
    resolve: (_root, { input: { disputeId } }, { rest }) =>
      presentAt(
        ['disputeId'],
        'dispute',
        rest.call(retryDisputePayment, { path: { id: disputeKey(disputeId) } }),
      ),
  },
  {
    description: 'Return type of retryDisputePayment: the dispute with its payment.',
    outputFields: answeredFields,
  },
);
