import { cardExpiry } from '@brigade/domain/businesses/paymentMethods/cardExpiry.ts';
import { builder } from '../../platform/schema/builder.ts';
import { CardExpiry, PaymentMethodStatus, PaymentMethodType } from '../../paymentMethods/paymentMethodEnums.ts';
import type { PaymentMethodDetailsWire, PaymentMethodWire } from './paymentMethodWire.ts';

const PaymentMethodDetails = builder.objectRef<PaymentMethodDetailsWire>('PaymentMethodDetails').implement({
  description: 'What people recognise a payment method by.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', {
      nullable: true,
      description: "The card's brand or the bank's name, e.g. `Visa`.",
    }),
    last4: t.exposeString('last4', { nullable: true, description: 'The last four digits.' }),
    holderName: t.exposeString('holder_name', { nullable: true, description: 'The name on it, if known.' }),
    expiresMonth: t.exposeInt('expires_month', {
      nullable: true,
      description: 'The last month of a card, 1 to 12; null for bank accounts.',
    }),
    expiresYear: t.exposeInt('expires_year', { nullable: true, description: 'The year of that month.' }),
    expiry: t.field({
      type: CardExpiry,
      nullable: true,
      description: 'What is to be said about that day; null for bank accounts.',
      resolve: ({ expires_month: month, expires_year: year }, _args, { now }) =>
        month == null || year == null ? null : cardExpiry({ month, year }, now),
    }),
    failureMessage: t.exposeString('failure_message', {
      nullable: true,
      description: 'Why it cannot be charged, in words for its owner; null while it can.',
    }),
    verificationUrl: t.exposeString('verification_url', {
      nullable: true,
      description: 'The page of the card network where a bank account is verified, where one is needed.',
    }),
    savedAt: t.expose('saved_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is the one.',
    }),
  }),
});

export const PaymentMethod = builder.objectRef<PaymentMethodWire>('PaymentMethod').implement({
  description: 'A card or bank account that is charged for shifts.',
  fields: (t) => ({
    externalId: t.exposeString('external_id', { description: "The card network's id." }),
    type: t.expose('type', { type: PaymentMethodType, description: 'What it is.' }),
    status: t.expose('status', { type: PaymentMethodStatus, description: 'How it stands.' }),
    details: t.expose('details', {
      type: PaymentMethodDetails,
      nullable: true,
      description: 'Null for those who may not change it.',
    }),
  }),
});
