import type { cardExpiries } from '@brigade/domain/businesses/paymentMethods/cardExpiry.ts';
import type { paymentMethodStatuses } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import type { testCards } from '@brigade/domain/businesses/paymentMethods/testCards.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';

export const PaymentMethodStatus = builder.enumType('PaymentMethodStatus', {
  description: 'How a payment method stands.',
  values: {
    NOT_CONFIGURED: { description: 'There is none.' },
    REQUIRES_ACTION: { description: 'A bank account that is not verified yet; it cannot be charged.' },
    ACTIVE: { description: 'Can be charged.' },
    FAILED: { description: 'Cannot be charged any more.' },
  } satisfies Described<typeof paymentMethodStatuses>,
});

export const PaymentMethodType = builder.enumType('PaymentMethodType', {
  description: 'What is charged.',
  values: {
    CARD: { description: 'A credit or debit card.', value: 'card' },
    US_BANK_ACCOUNT: { description: 'An account at a bank in the United States.', value: 'us_bank_account' },
  } as const,
});

export const CardExpiry = builder.enumType('CardExpiry', {
  description: 'What is to be said about the day a card ends.',
  values: {
    VALID: { description: 'Nothing yet.' },
    EXPIRES_SOON: { description: 'It ends within 45 days.' },
    EXPIRED: { description: 'It has ended.' },
  } satisfies Described<typeof cardExpiries>,
});

export const CardNetwork = builder.enumType('CardNetwork', {
  description: 'Who keeps cards and bank accounts.',
  values: {
    STRIPE: { description: 'Stripe: cards are told to its own form, with the publishable key.' },
    SANDBOX: { description: 'The sandbox: there are test cards, and nobody is ever charged.' },
  },
});

export const TestCard = builder.enumType('TestCard', {
  description: 'What stands in for cards and bank accounts in the sandbox.',
  values: {
    SUCCESS: { description: 'A card that is accepted at once.' },
    DECLINED: { description: 'A card that is declined.' },
    REQUIRES_ACTION: { description: 'A card that its owner has to approve at the bank.' },
    DELAYED_BANK: { description: 'A bank account that is verified later.' },
  } satisfies Described<typeof testCards>,
});

export const SandboxSetupStatus = builder.enumType('SandboxSetupStatus', {
  description: 'Where the setup of a test card stands.',
  values: {
    SUCCEEDED: { description: 'It can be saved.' },
    PENDING_VERIFICATION: { description: 'It can be saved, and is charged once it is verified.' },
    REQUIRES_APPROVAL: { description: 'Its owner has to approve it first.' },
  },
});
