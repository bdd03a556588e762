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
      applicationId: t.id({ required: true, description: "The id of the pro's application for the gig." }),
      ...refundInputFields(t),
    }),
    validate: { schema: z.looseObject({ applicationId: applicationIdInput.rule, ...refundInputRules }) },
  },
  {
    description:
      'Gives a business back a part or all of what it paid for the work of a pro, who keeps the pay, with what disputes ' +
      'added to it. A charge goes back to the payment method; what was invoiced is a credit on the next invoice. Requires ' +
      'the permission `platform.admin`.',
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
  { description: 'The result of refundWork.', outputFields: refundedFields },
);
