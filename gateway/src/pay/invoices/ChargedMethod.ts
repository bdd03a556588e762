import { builder } from '../../platform/schema/builder.ts';
import type { InvoiceWire } from './invoiceWire.ts';

type Method = NonNullable<InvoiceWire['payment_method']>;

export const ChargedMethod = builder.objectRef<Method>('ChargedMethod').implement({
  description: 'The card or bank account that was charged, as far as people recognize it.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', { description: 'The card brand or the name of the bank.' }),
    last4: t.exposeString('last4', { description: 'The last four digits of its number.' }),
  }),
});
