import { z } from 'zod';
import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { changedInvoiceFields, invoiceIdInput, invoicePaths } from './changedInvoice.ts';
import { payInvoice } from './invoicesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'payInvoice',
  {
    description: 'Input for payInvoice.',
    inputFields: (t) => ({
      invoiceId: t.id({ required: true, description: 'The ID of the invoice.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ invoiceId: invoiceIdInput.rule }) },
  },
  {
    description:
      'Charges the payment method for an issued invoice, or retries a charge that failed. Cards take seconds, bank accounts a few days. Requires the permission `billing.manage`.',
    extensions: errorPaths(invoicePaths),
    resolve: (_root, { input: { invoiceId } }, { rest }) =>
      presentAt(
        ['invoiceId'],
        'invoice',
        rest.call(payInvoice, { path: { id: invoiceIdInput.keyOf(invoiceId) } }),
      ),
  },
  {
    description: 'Return type of payInvoice: the invoice after the change, and what is charged.',
    outputFields: (t) => ({
      ...changedInvoiceFields(t),
      charge: t.field({
        type: Money,
        nullable: true,
        description:
          'What the payment method is charged, also with `validateOnly`: the total, or what of it came back. Null if the ' +
          'mutation was refused.',
        resolve: (payload) =>
          payload instanceof RefusedPayload ? null : usd(payload.returned_amount ?? payload.total_amount),
      }),
    }),
  },
);
