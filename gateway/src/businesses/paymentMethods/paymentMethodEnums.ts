import type { cardExpiries } from '@brigade/domain/businesses/paymentMethods/cardExpiry.ts';
import type { paymentMethodStatuses } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import type { testCards } from '@brigade/domain/businesses/paymentMethods/testCards.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const PaymentMethodStatus = builder.enumType('PaymentMethodStatus', {
  description: 'The status of a payment method.',
  values: {
    NOT_CONFIGURED: { description: 'There is no payment method.' },
    REQUIRES_ACTION: { description: 'The bank account is not verified yet and cannot be charged.' },
    ACTIVE: { description: 'The payment method can be charged.' },
    FAILED: { description: 'The payment method can no longer be charged.' },
  } satisfies Described<typeof paymentMethodStatuses>,
});

export const PaymentMethodType = builder.enumType('PaymentMethodType', {
  description: 'The type of a payment method.',
  values: {
    CARD: { description: 'A credit or debit card.', value: 'card' },
    US_BANK_ACCOUNT: { description: 'A bank account in the United States.', value: 'us_bank_account' },
  } as const,
});

export const CardExpiry = builder.enumType('CardExpiry', {
  description: 'The expiration status of a card.',
  values: {
    VALID: { description: 'The card does not expire soon.' },
    EXPIRES_SOON: { description: 'The card expires within 45 days.' },
    EXPIRED: { description: 'The card is no longer valid.' },
  } satisfies Described<typeof cardExpiries>,
});

export const CardNetwork = builder.enumType('CardNetwork', {
  description: 'The service that stores cards and bank accounts.',
  values: {
    STRIPE: { description: "Stripe: cards are entered in Stripe's own form, using the publishable key." },
    SANDBOX: { description: 'The sandbox: only test cards exist, and no real charges are made.' },
  },
});

export const TestCard = builder.enumType('TestCard', {
  description: 'A sandbox substitute for a real card or bank account.',
  values: {
    SUCCESS: { description: 'A card that is accepted immediately.' },
    DECLINED: { description: 'A card that is declined.' },
    DECLINED_LATER: { description: 'A card that is accepted, and declined when a shift is paid.' },
    INSUFFICIENT_FUNDS: { description: 'A card that is accepted, and has no money when a shift is paid.' },
    EXPIRED_LATER: { description: 'A card that is accepted, and has expired when a shift is paid.' },
    REQUIRES_ACTION: { description: "A card that requires its owner's approval at the bank." },
    DELAYED_BANK: { description: 'A bank account that is verified later.' },
    SLOW_BANK: { description: 'A bank account whose charges are accepted after 24 hours.' },
    REFUSING_BANK: { description: 'A bank account whose charges are refused after 24 hours.' },
    RETURNING_BANK: { description: 'A bank account whose charges come back while they are on their way.' },
    RETURNING_LATER: {
      description: 'A bank account whose charges come back three days after they were sent.',
    },
    REVERSED_LATER: {
      description: 'A card whose charges the bank takes back three days after they were sent.',
    },
    REVERSED_IN_VAIN: {
      description:
        'A card whose charges the bank takes back three days after they were sent, and gives back two days later.',
    },
    PARTLY_REVERSED: {
      description: 'A card of whose charges the bank takes a quarter back three days after they were sent.',
    },
  } satisfies Described<typeof testCards>,
});

export const SandboxSetupStatus = builder.enumType('SandboxSetupStatus', {
  description: "The status of a test card's setup.",
  values: {
    SUCCEEDED: { description: 'The payment method can be saved.' },
    PENDING_VERIFICATION: {
      description: 'The payment method can be saved, and can be charged once it is verified.',
    },
    REQUIRES_APPROVAL: { description: 'The owner has to approve the setup first.' },
  },
});
