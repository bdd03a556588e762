import { z } from 'zod';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { selects } from '../../platform/schema/selects.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { payOfGig } from '../duePay/duePayApi.ts';
import { gigWithPay } from '../duePay/gigWithPay.ts';
import { chargeField } from './chargeField.ts';
import { payEach } from './payEach.ts';
import { payGig } from './paymentsApi.ts';
import { mostPayments, paymentsField, paymentsRule } from './ProPaymentInput.ts';

const gigIdInput = databaseIdInput('Gig', 'a gig');

builder.relayMutationField(
  'payPros',
  {
    description: 'Input for payPros.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      payments: paymentsField(t, `What is paid to each of 1 to ${mostPayments} pros.`),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ gigId: gigIdInput.rule, payments: paymentsRule }) },
  },
  {
    description:
      'Submits the payments of confirmed pros whose work is over, and retries failed ones. Each succeeds ' +
      'or fails independently. The charge follows in seconds, and the payout after it. Requires the ' +
      'permission `payments.make`.',
    extensions: errorPaths({ 'payments.make': ['gigId'] }),
    resolve: async (_root, { input: { gigId: id, payments } }, { rest }, info) => {
      const gigId = gigIdInput.keyOf(id);
      // One call pays and says what is due after that.
      const query = selects(info, ['gig']) ? ({ include: 'due_pay' } as const) : {};
      const results = await payEach(payments, async (body) => {
        const paid = await presentAt(['gigId'], 'gig', rest.call(payGig, { path: { gigId }, query, body }));
        if (paid.due_pay) rest.prime(payOfGig, gigId, paid.due_pay);
        return paid;
      });
      return { gigId, results };
    },
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: resultsField(t),
      charge: chargeField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig with its pay after the change. Null if the whole input was refused.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : gigWithPay(payload.gigId, context),
      }),
    }),
  },
);
