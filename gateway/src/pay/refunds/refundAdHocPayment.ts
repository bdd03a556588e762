import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { AdHocPayment } from '../adHocPayments/AdHocPayment.ts';
import { adHocPaymentById } from '../adHocPayments/adHocPaymentsApi.ts';
import { refundBody, refundErrorPaths, refundInputFields, refundInputRules } from './refundInput.ts';
import { refundedFields } from './refundedFields.ts';
import { createRefund } from './refundsApi.ts';

const paymentIdInput = databaseIdInput('AdHocPayment', 'an ad-hoc payment');

builder.relayMutationField(
  'refundAdHocPayment',
  {
    description: 'Input for refundAdHocPayment.',
    inputFields: (t) => ({
      paymentId: t.id({ required: true, description: 'The ID of the payment.' }),
      ...refundInputFields(t),
    }),
    validate: { schema: z.looseObject({ paymentId: paymentIdInput.rule, ...refundInputRules }) },
  },
  {
    description:
      'Refunds a part or all of what a business paid for an ad-hoc payment; the pro keeps the payment. ' +
      'Charges are refunded to the payment method; invoiced amounts are credited on the next invoice. ' +
      'Requires the permission `platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths({
      adhoc_payment_id: ['paymentId'],
      'platform.admin': ['paymentId'],
      ...refundErrorPaths,
    }),
    resolve: async (_root, { input }, { rest }) => {
      const paymentId = paymentIdInput.keyOf(input.paymentId);
      const body = { adhoc_payment_id: paymentId, ...refundBody(input) };
      const { refunds } = await presentAt(['paymentId'], 'payment', rest.call(createRefund, { body }));
      return { refunds, paymentId };
    },
  },
  {
    description: 'Return type of refundAdHocPayment.',
    outputFields: (t) => ({
      ...refundedFields(t),
      payment: t.field({
        type: AdHocPayment,
        nullable: true,
        description:
          'The payment with its refunds. Null if the mutation was refused, or only validated. Costs one upstream call.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload
            ? null
            : loadById(adHocPaymentById, payload.paymentId, 'payment', context),
      }),
    }),
  },
);
