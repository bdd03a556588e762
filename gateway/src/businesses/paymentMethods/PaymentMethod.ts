import { cardExpiry } from '@brigade/domain/businesses/paymentMethods/cardExpiry.ts';
import { builder } from '../../platform/schema/builder.ts';
import { CardExpiry, PaymentMethodStatus, PaymentMethodType } from './paymentMethodEnums.ts';
import type { PaymentMethodDetailsWire, PaymentMethodWire } from './paymentMethodWire.ts';

const PaymentMethodDetails = builder.objectRef<PaymentMethodDetailsWire>('PaymentMethodDetails').implement({
  description: 'Details by which the owner recognizes a payment method.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', {
      nullable: true,
      description: "The card's brand or the bank's name, such as `Visa`.",
    }),
    last4: t.exposeString('last4', {
      nullable: true,
      description: 'The last four digits of the card or account number.',
    }),
    holderName: t.exposeString('holder_name', {
      nullable: true,
      description: "The holder's name, if known.",
    }),
    expiresMonth: t.exposeInt('expires_month', {
      nullable: true,
      description: "The card's expiration month, 1 to 12; null for bank accounts.",
    }),
    expiresYear: t.exposeInt('expires_year', {
      nullable: true,
      description: "The card's expiration year; null for bank accounts.",
    }),
    expiry: t.field({
      type: CardExpiry,
      nullable: true,
      description: "The card's expiration status; null for bank accounts.",
      resolve: ({ expires_month: month, expires_year: year }, _args, { now }) =>
        month == null || year == null ? null : cardExpiry({ month, year }, now),
    }),
    failureMessage: t.exposeString('failure_message', {
      nullable: true,
      description: 'A human-readable reason the payment method cannot be charged, if any.',
    }),
    verificationUrl: t.exposeString('verification_url', {
      nullable: true,
      description: 'The URL for verifying a bank account with the payment provider, if required.',
    }),
    savedAt: t.expose('saved_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment method was saved, in UTC.',
    }),
  }),
});

export const PaymentMethod = builder.objectRef<PaymentMethodWire>('PaymentMethod').implement({
  description: 'A card or bank account that is charged for shifts.',
  fields: (t) => ({
    externalId: t.exposeString('external_id', {
      description: "The payment method's ID at the payment provider.",
    }),
    type: t.expose('type', {
      type: PaymentMethodType,
      nullable: true,
      description: 'The type of payment method. Null if it is unknown here.',
    }),
    status: t.expose('status', {
      type: PaymentMethodStatus,
      description: "The payment method's current status.",
    }),
    details: t.expose('details', {
      type: PaymentMethodDetails,
      nullable: true,
      description: 'Details of the payment method. Null if the viewer cannot change it.',
    }),
  }),
});
