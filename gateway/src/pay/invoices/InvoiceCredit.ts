import { invoiceCreditLabel, type invoiceCreditReasons } from '@brigade/domain/pay/invoices/invoiceCredit.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { AdHocPaymentReason } from '../adHocPayments/adHocPaymentEnums.ts';
import type { InvoiceCreditWire } from './invoiceWire.ts';

const InvoiceCreditReason = builder.enumType('InvoiceCreditReason', {
  description: 'What an invoice is credited for.',
  values: {
    REFERRAL_REWARD: { description: 'A referral earned a person of the business a reward.' },
    REFUND: { description: 'The platform refunded a part of what was paid for work or an ad-hoc payment.' },
  } satisfies Described<typeof invoiceCreditReasons>,
});

export const InvoiceCredit = builder.objectRef<InvoiceCreditWire>('InvoiceCredit').implement({
  description: 'A credit on an invoice: a reward that reduces its service fees, or a refund.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the credit. It changes while a draft does.',
    }),
    reason: t.expose('reason', {
      type: InvoiceCreditReason,
      nullable: true,
      description: 'What the credit is for. Null if the REST API has a reason that is unknown here.',
    }),
    personName: t.exposeString('person_name', {
      description: 'The display name of who earned the reward, or whose pay is refunded.',
    }),
    adHocReason: t.expose('adhoc_reason', {
      type: AdHocPaymentReason,
      nullable: true,
      description: 'What the refunded ad-hoc payment was for. Null for other credits.',
    }),
    label: t.string({
      description: 'The credit in words, for display.',
      resolve: ({ reason, person_name, adhoc_reason }) =>
        invoiceCreditLabel({ reason, personName: person_name, adHocReason: adhoc_reason ?? null }),
    }),
    amount: t.field({
      type: Money,
      description: 'The credit before tax: a negative amount.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
    tax: t.field({
      type: Money,
      description: 'The sales tax of the credit: negative, or 0 where no tax is charged.',
      resolve: ({ tax_amount }) => visibleUsd(tax_amount ?? 0),
    }),
  }),
});
