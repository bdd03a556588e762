import { z } from 'zod';
import type { ApplicantOutcome } from '../../filling/applications/ApplicantResult.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { ProAtLocation } from '../../pros/profiles/ProAtLocation.ts';
import { type ProAtLocationSource, proRowAtLocation } from '../../pros/profiles/proAtLocationSource.ts';
import { chargeField } from './chargeField.ts';
import { payEach } from './payEach.ts';
import { payLocation } from './paymentsApi.ts';
import { mostPayments, paymentsField, paymentsRule } from './ProPaymentInput.ts';

const locationIdInput = databaseIdInput('Location', 'a location');

builder.relayMutationField(
  'payProsAtLocation',
  {
    description: 'Input for payProsAtLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      payments: paymentsField(
        t,
        `What is paid for each of 1 to ${mostPayments} works, over any gigs of the location.`,
      ),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ locationId: locationIdInput.rule, payments: paymentsRule }) },
  },
  {
    description:
      'Submits payments for several gigs of a location, such as all work of one pro, and retries failed ' +
      'ones, like payPros for one gig. Each succeeds or fails independently. Requires the permission ' +
      '`payments.make`.',
    extensions: errorPaths({ 'payments.make': ['locationId'] }),
    resolve: async (_root, { input: { locationId: id, payments } }, { rest }) => {
      const locationId = locationIdInput.keyOf(id);
      const results = await payEach(payments, (body) =>
        presentAt(['locationId'], 'location', rest.call(payLocation, { path: { locationId }, body })),
      );
      return { locationId, results };
    },
  },
  {
    description: 'The result for each work of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: resultsField(t),
      charge: chargeField(t),
      pros: t.field({
        type: [ProAtLocation],
        nullable: true,
        description:
          'The pros whose payments were submitted, each once, with their due pay after the change. Null if the whole input ' +
          'was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : prosOf(payload)),
      }),
    }),
  },
);

function prosOf(payload: {
  locationId: number;
  results: readonly ApplicantOutcome[];
}): ProAtLocationSource[] {
  const { locationId, results } = payload;
  const rows = results.flatMap(({ application }) =>
    application ? [proRowAtLocation(application.gigster, locationId)] : [],
  );
  return [...new Map(rows.map((row) => [row.uuid, row])).values()];
}
