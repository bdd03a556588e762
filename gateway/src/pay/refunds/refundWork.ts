import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { refundBody, refundErrorPaths, refundInputFields, refundInputRules } from './refundInput.ts';
import { refundedFields } from './refundedFields.ts';
import { createRefund } from './refundsApi.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'refundWork',
  {
    description: 'Input for refundWork.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: "The ID of the pro's application for the gig." }),
      ...refundInputFields(t),
    }),
    validate: { schema: z.looseObject({ applicationId: applicationIdInput.rule, ...refundInputRules }) },
  },
  {
    description:
      'Refunds a part or all of what a business paid for the work of a pro, including what disputes added; ' +
      'the pro keeps the pay. Charges are refunded to the payment method; invoiced amounts are credited on ' +
      'the next invoice. Requires the permission `platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths({
      application_id: ['applicationId'],
      'platform.admin': ['applicationId'],
      ...refundErrorPaths,
    }),
    resolve: (_root, { input }, { rest }) => {
      const body = { application_id: applicationIdInput.keyOf(input.applicationId), ...refundBody(input) };
      return presentAt(['applicationId'], 'application', rest.call(createRefund, { body }));
    },
  },
  { description: 'Return type of refundWork.', outputFields: refundedFields },
);
