import { refundReasonLimit } from '@brigade/domain/pay/refunds/refundStates.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { unlessValidated, validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { Refund } from './Refund.ts';
import { createRefund } from './refundsApi.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'refundWork',
  {
    description: 'Input for refundWork.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: "The id of the pro's application for the gig." }),
      amountCents: t.int({
        required: true,
        description: 'How much in cents; at most what was paid for the work and not refunded yet.',
      }),
      reason: t.string({
        required: true,
        description: `Why, at most ${refundReasonLimit} characters.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        applicationId: applicationIdInput.rule,
        amountCents: z.number().min(1, 'At least $0.01'),
        reason: requiredTextUpTo(refundReasonLimit),
      }),
    },
  },
  {
    description:
      'Gives a business back a part or all of what it paid for the work of a pro, who keeps the pay. A charge goes back to ' +
      'the payment method; what was invoiced is a credit on the next invoice. Requires the permission `platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths({
      application_id: ['applicationId'],
      amount: ['amountCents'],
      reason: ['reason'],
      'platform.admin': ['applicationId'],
    }),
    resolve: (_root, { input: { applicationId, amountCents, reason } }, { rest }) => {
      const body = {
        application_id: applicationIdInput.keyOf(applicationId),
        amount: amountCents / 100,
        reason: reason.trim(),
      };
      return presentAt(['applicationId'], 'application', rest.call(createRefund, { body }));
    },
  },
  {
    description: 'The result of refundWork.',
    outputFields: (t) => ({
      errors: errorsField(t),
      refund: t.field({
        type: Refund,
        nullable: true,
        description: 'The refund as submitted. Null if the mutation was refused, or only validated.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : unlessValidated(payload, payload)),
      }),
    }),
  },
);
