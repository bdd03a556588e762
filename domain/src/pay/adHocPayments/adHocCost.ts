/** What an ad-hoc payment costs the business, in cents. */
export interface AdHocCost {
  /** What the pro gets. */
  readonly proAmount: number;
  /** What the business is charged. */
  readonly paymentAmount: number;
  /** The part of what the pro gets that is a tip: all or nothing. */
  readonly tipAmount: number;
  readonly tippingFee: number;
  readonly platformFee: number;
  readonly backgroundCheckFee: number;
  readonly paymentGatewayFee: number;
}

/** The parts of the charge in the order of a bill. Fees of nothing are omitted. */
export function adHocCostLines(cost: AdHocCost): { readonly label: string; readonly cents: number }[] {
  const fees = [
    { label: 'Platform fee', cents: cost.platformFee },
    { label: 'Background check fee', cents: cost.backgroundCheckFee },
    { label: 'Tipping fee', cents: cost.tippingFee },
    { label: 'Payment processing', cents: cost.paymentGatewayFee },
  ];
  return [
    { label: cost.tipAmount > 0 ? 'Tip to the pro' : 'To the pro', cents: cost.proAmount },
    ...fees.filter(({ cents }) => cents > 0),
  ];
}
