import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { changedInvoiceFields, invoiceIdInput, invoicePaths, reviewLine } from './changedInvoice.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'releaseInvoiceLine',
  {
    description: 'Input for releaseInvoiceLine.',
    inputFields: (t) => ({
      invoiceId: t.id({ required: true, description: 'The ID of the draft.' }),
      lineDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the line on it.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({ invoiceId: invoiceIdInput.rule, lineDatabaseId: z.int().positive() }),
    },
  },
  {
    description:
      'Puts a line that was held back on the draft again. Requires the permission `billing.manage`.',
    extensions: errorPaths(invoicePaths),
    resolve: (_root, { input: { invoiceId, lineDatabaseId } }, context) =>
      reviewLine({ id: invoiceIdInput.keyOf(invoiceId), lineId: lineDatabaseId, heldReason: null }, context),
  },
  {
    description: 'Return type of releaseInvoiceLine: the draft with the line.',
    outputFields: changedInvoiceFields,
  },
);
