import { share } from './share.ts';

/** What the card network takes of one charge. */
export interface GatewayFeeRate {
  /** Percent of the charge, at most two decimals. */
  readonly percentage: number;
  /** On top of it, in cents. */
  readonly fixedCents: number;
  /** The most that it takes, in cents; null for no limit. */
  readonly maximumCents: number | null;
}

/** The fee of the card network for one charge, in cents; nothing for a charge of nothing. */
export function gatewayFee(chargeCents: number, rate: GatewayFeeRate): number {
  if (chargeCents === 0) return 0;
  return Math.min(share(chargeCents, rate.percentage) + rate.fixedCents, rate.maximumCents ?? Infinity);
}
