import { heldReasonLimit } from '@brigade/domain/pay/invoices/heldReason.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { changedInvoiceFields, invoiceIdInput, invoicePaths, reviewLine } from './changedInvoice.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'holdInvoiceLine',
  {
    description: 'Input for holdInvoiceLine.',
    inputFields: (t) => ({
      invoiceId: t.id({ required: true, description: 'The ID of the draft.' }),
      lineDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the line on it.',
      }),
      reason: t.string({
        required: true,
        description: `Why the line is not billed now, at most ${heldReasonLimit} characters.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        invoiceId: invoiceIdInput.rule,
        lineDatabaseId: z.int().positive(),
        reason: requiredTextUpTo(heldReasonLimit),
      }),
    },
  },
  {
    description:
      'Holds a line of a draft back for the invoice of the next period. Requires the permission ' +
      '`billing.manage`.',
    extensions: errorPaths({ ...invoicePaths, held_reason: ['reason'] }),
    resolve: (_root, { input: { invoiceId, lineDatabaseId, reason } }, context) =>
      reviewLine(
        { id: invoiceIdInput.keyOf(invoiceId), lineId: lineDatabaseId, heldReason: reason },
        context,
      ),
  },
  {
    description: 'Return type of holdInvoiceLine: the draft without the line.',
    outputFields: changedInvoiceFields,
  },
);
