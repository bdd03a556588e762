import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { retryPayment } from './adHocPaymentsApi.ts';
import { submittedPaymentFields } from './submittedPaymentFields.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const paymentIdInput = databaseIdInput('AdHocPayment', 'an ad-hoc payment');

builder.relayMutationField(
  'retryAdHocPayment',
  {
    description: 'Input for retryAdHocPayment.',
    inputFields: (t) => ({
      paymentId: t.id({ required: true, description: 'The ID of the failed payment.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ paymentId: paymentIdInput.rule }) },
  },
  {
    description:
      'Submits a failed ad-hoc payment again. A DUPLICATE is then paid as well. Requires the permission `payments.make`.',
    extensions: errorPaths({ 'payments.make': ['paymentId'], 'platform.admin': ['paymentId'] }),
    resolve: async (_root, { input: { paymentId } }, { rest }) => {
      const path = { id: paymentIdInput.keyOf(paymentId) };
      return {
        payment: await presentAt(['paymentId'], 'payment', rest.call(retryPayment, { path })),
      };
    },
  },
  { description: 'Return type of retryAdHocPayment.', outputFields: submittedPaymentFields },
);
