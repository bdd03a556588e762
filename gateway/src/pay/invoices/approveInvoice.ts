import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { changedInvoiceFields, invoiceIdInput, invoicePaths } from './changedInvoice.ts';
import { approveInvoice } from './invoicesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'approveInvoice',
  {
    description: 'Input for approveInvoice.',
    inputFields: (t) => ({
      invoiceId: t.id({ required: true, description: 'The ID of the invoice.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ invoiceId: invoiceIdInput.rule }) },
  },
  {
    description:
      'Issues a draft before its review ends. Lines that are held back wait for the next invoice. Requires the permission `billing.manage`.',
    extensions: errorPaths(invoicePaths),
    resolve: (_root, { input: { invoiceId } }, { rest }) =>
      presentAt(
        ['invoiceId'],
        'invoice',
        rest.call(approveInvoice, { path: { id: invoiceIdInput.keyOf(invoiceId) } }),
      ),
  },
  {
    description: 'Return type of approveInvoice: the invoice after the change.',
    outputFields: changedInvoiceFields,
  },
);
