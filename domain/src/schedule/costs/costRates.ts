import type { CancellationTerms } from './lateCancellationFee.ts';
import type { GatewayFeeRate } from './gatewayFee.ts';

/** What the platform and the card network charge at a location, in percent unless named otherwise. */
export interface CostRates {
  readonly platformPercentage: number;
  /** In the place of the platform's, for gigs that are offered to the location's own network. */
  readonly inNetworkPercentage: number;
  /** For workers on payroll. */
  readonly w2Percentage: number;
  /** For gigs that require a background check. */
  readonly backgroundCheckPercentage: number;
  /** Of tips. */
  readonly tippingPercentage: number;
  /** By the payment method that pays; null while there is none. */
  readonly gatewayFee: GatewayFeeRate | null;
  readonly cancellation: CancellationTerms;
}
