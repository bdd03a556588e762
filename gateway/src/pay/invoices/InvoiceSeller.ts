import { builder } from '../../platform/schema/builder.ts';
import type { InvoiceWire } from './invoiceWire.ts';

type Seller = NonNullable<InvoiceWire['seller']>;

export const InvoiceSeller = builder.objectRef<Seller>('InvoiceSeller').implement({
  description: 'The seller on an invoice: the operator of the marketplace.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The legal name of the seller.' }),
    address: t.exposeStringList('address', {
      description: 'The lines of the address. Empty if the operator has not set it.',
    }),
    taxId: t.exposeString('tax_id', {
      nullable: true,
      description: 'The tax ID of the seller. Null if the operator has not set it.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where to ask about bills. Null if the operator has not set it.',
    }),
  }),
});
