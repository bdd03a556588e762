import { z } from 'zod';
import { changedApplicationField } from '../../day/timesheets/changedApplicationField.ts';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { changedGigWithPayField } from '../duePay/changedGigWithPayField.ts';
import { payPro } from './paymentsApi.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'payProBeforeBusiness',
  {
    description: 'Input for payProBeforeBusiness.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: "The ID of the pro's application for the gig." }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ applicationId: applicationIdInput.rule }) },
  },
  {
    description:
      'Sends the payout for the work of a pro, or for the guaranteed hours of a late cancellation, before the business has ' +
      'paid. The business still owes the charge, and the pay of the pro can no longer change. Requires the permission ' +
      '`platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths({ application_id: ['applicationId'], 'platform.admin': ['applicationId'] }),
    resolve: async (_root, { input: { applicationId } }, { rest }) => {
      const id = applicationIdInput.keyOf(applicationId);
      const body = { application_id: id };
      const paid = await presentAt(['applicationId'], 'application', rest.call(payPro, { body }));
      return { application: paid ?? (await rest.load(applicationById, id)) };
    },
  },
  {
    description: 'Return type of payProBeforeBusiness: the application with its payout.',
    outputFields: (t) => ({
      errors: errorsField(t),
      application: changedApplicationField(t),
      gig: changedGigWithPayField(t),
    }),
  },
);
