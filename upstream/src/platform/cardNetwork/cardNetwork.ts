import type {
  CardNetworkName,
  PaymentMethodType,
  StoredPaymentMethodStatus,
} from './networkPaymentMethod.ts';
import type { Services } from '../server/services.ts';
import type { ChargeOutcome, LateRefusal, Movement } from './chargeOutcome.ts';
import type { Refund, RefundOutcome } from './refund.ts';
import { sandboxNetwork } from './sandbox/sandboxNetwork.ts';
import { stripeNetwork } from './stripe/stripeNetwork.ts';
import { switchedOffNetwork } from './switchedOffNetwork.ts';

/** A card or bank account as described by the network: enough to recognize it, never enough to charge it. */
export type NetworkPaymentMethod = {
  externalId: string;
  type: PaymentMethodType;
  status: StoredPaymentMethodStatus;
  /** The card brand or bank name, for display. */
  issuer: string;
  last4: string;
  holderName: string | null;
  /** 1 to 12; null for bank accounts. */
  expiresMonth: number | null;
  expiresYear: number | null;
  /** Why it cannot be charged, for display; null while it can. */
  failureMessage: string | null;
  /** The network's page for verifying ownership of a bank account, where verification is needed. */
  verificationUrl: string | null;
};

/** A charge of a stored payment method. */
export type Charge = { idempotencyKey: string; customerId: string; methodId: string; cents: number };

/** The service that stores and charges cards and bank accounts. It is remote: only due work calls it within a transaction. */
export type CardNetwork = {
  readonly name: CardNetworkName;
  /** Creates a customer and returns its id. */
  createCustomer(owner: { kind: 'location' | 'organization'; id: number; name: string }): Promise<string>;
  /** Starts the setup of a payment method; returns the client secret for the browser to continue with. */
  createSetupIntent(customerId: string): Promise<string>;
  /**
   * The payment method that the customer set up; null if there is none.
   *
   * @throws ApiError card_declined or confirmation_required when its setup is not complete
   */
  findPaymentMethod(customerId: string, externalId: string): Promise<NetworkPaymentMethod | null>;
  /** Makes this the default payment method for charges. */
  makeDefault(customerId: string, method: NetworkPaymentMethod): Promise<void>;
  /**
   * Charges a payment method without its owner. A repeated key charges nothing and returns the outcome of the charge.
   * Null where charging is not available.
   */
  readonly charge: ((charge: Charge) => Promise<ChargeOutcome>) | null;
  /**
   * Gives a part of an accepted charge back. A repeated key gives nothing more back and returns the outcome of the
   * refund. Null where charging is not available.
   */
  readonly refund: ((refund: Refund) => Promise<RefundOutcome>) | null;
  /** Which of these movements a bank refused after they were sent, by their keys. */
  findRefusals(movements: readonly Movement[]): Promise<ReadonlyMap<string, LateRefusal>>;
  /** Whether a charge may have been sent: then its outcome counts, whatever became of the payment method. */
  hasCharge(idempotencyKey: string): Promise<boolean>;
  /**
   * The URL of a page where the customer manages payment methods and invoices.
   *
   * @param origin the origin under which the client reached this server
   */
  openPortal(
    customerId: string,
    options: { returnUrl: string; origin: string },
  ): Promise<{ url: string; expiresAt: Date }>;
};

/** Stripe if its key is set, else the sandbox outside production. */
export function cardNetwork(services: Pick<Services, 'database' | 'clock' | 'settings'>): CardNetwork {
  const { stripe, isProduction } = services.settings;
  if (stripe) return stripeNetwork(stripe, services);
  return isProduction ? switchedOffNetwork : sandboxNetwork(services);
}

/** The name of the network that {@link cardNetwork} chooses. */
export function cardNetworkName({ settings }: Pick<Services, 'settings'>): CardNetworkName {
  return settings.stripe || settings.isProduction ? 'STRIPE' : 'SANDBOX';
}
