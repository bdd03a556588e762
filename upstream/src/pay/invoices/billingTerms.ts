import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import type { Seller } from '../../platform/invoicing.ts';

/** What a server bills with. */
export type BillingTerms = {
  network: CardNetworkName;
  /** Null to name the seller of the server that shows the invoice. */
  seller: Seller | null;
  taxPercent: number;
};

/** What this server bills with. */
export function billingTerms(services: DueServices): BillingTerms {
  return { network: cardNetworkName(services), ...services.settings.invoicing };
}
