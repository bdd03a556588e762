import type {
  CardNetworkName,
  PaymentMethodType,
  StoredPaymentMethodStatus,
} from '../../businesses/paymentMethods/paymentMethodTables.ts';
import type { Upstream } from '../server/services.ts';
import { sandboxNetwork } from './sandbox/sandboxNetwork.ts';
import { stripeNetwork } from './stripe/stripeNetwork.ts';
import { switchedOffNetwork } from './switchedOffNetwork.ts';

/** A card or bank account as the network knows it: enough to recognise it, never enough to charge it. */
export type NetworkPaymentMethod = {
  externalId: string;
  type: PaymentMethodType;
  status: StoredPaymentMethodStatus;
  /** The card's brand or the bank's name, as people read it. */
  issuer: string;
  last4: string;
  holderName: string | null;
  /** 1 to 12; null for bank accounts. */
  expiresMonth: number | null;
  expiresYear: number | null;
  /** Why it cannot be charged, in words for its owner; null while it can. */
  failureMessage: string | null;
  /** A page of the network where its owner proves that a bank account is theirs, where one is needed. */
  verificationUrl: string | null;
};

/** Where cards and bank accounts are kept and charged. Calls leave the house: never make one within a transaction. */
export type CardNetwork = {
  readonly name: CardNetworkName;
  /** Makes a customer; returns its id. */
  createCustomer(owner: { kind: 'location' | 'organization'; id: number; name: string }): Promise<string>;
  /** Begins to take a payment method of the customer; returns the secret with which a browser goes on. */
  createSetupIntent(customerId: string): Promise<string>;
  /**
   * The payment method that the customer has set up; null when the network knows of none.
   *
   * @throws ApiError card_declined or confirmation_required when its setup did not come to an end
   */
  findPaymentMethod(customerId: string, externalId: string): Promise<NetworkPaymentMethod | null>;
  /** Charges go to this method from now on. */
  makeDefault(customerId: string, method: NetworkPaymentMethod): Promise<void>;
  /**
   * A page where the customer looks after payment methods and invoices.
   *
   * @param origin where this server was found
   */
  openPortal(
    customerId: string,
    options: { returnUrl: string; origin: string },
  ): Promise<{ url: string; expiresAt: Date }>;
};

/** Stripe where its key is set, else the sandbox, which never exists in production. */
export function cardNetwork(upstream: Upstream): CardNetwork {
  const { stripe, isProduction } = upstream.settings;
  if (stripe) return stripeNetwork(stripe, upstream.clock);
  return isProduction ? switchedOffNetwork : sandboxNetwork(upstream);
}

/** The network whose payment methods count, by the same choice. */
export function cardNetworkName({ settings }: Pick<Upstream, 'settings'>): CardNetworkName {
  return settings.stripe || settings.isProduction ? 'STRIPE' : 'SANDBOX';
}
