import { builder } from '../../platform/schema/builder.ts';
import type { InvoiceWire } from './invoiceWire.ts';

export const BillTo = builder.objectRef<InvoiceWire['bill_to']>('BillTo').implement({
  description: 'The business that an invoice is made out to, as it was when the invoice was issued.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the business.' }),
    streetAddress: t.exposeString('street_address', { description: 'The street and house number.' }),
    city: t.exposeString('city', { description: 'The city of the address.' }),
    stateCode: t.exposeString('state_code', { description: 'The two letters of the state.' }),
    zipCode: t.exposeString('zip_code', { description: 'The ZIP code of the address.' }),
  }),
});
