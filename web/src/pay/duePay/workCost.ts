import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { costLineLabel } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { type CostedGig, gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';

/** The parts of a charge and their sum, in cents. */
export interface WorkCost {
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly totalCents: number;
}

/** The terms of a gig that a charge follows from; `bonusCents` is the promised bonus. */
export type WorkTerms = Pick<
  CostedGig,
  'type' | 'employmentType' | 'isBackgroundCheckRequired' | 'wageCents' | 'bonusCents'
>;

/** What a manager typed, in cents; null for nothing, which keeps what a failed payment had. */
export interface Extras {
  readonly tipCents: number | null;
  readonly bonusCents: number | null;
}

/** What the server computed. */
interface KnownCost extends WorkCost {
  /** The minutes that the business pays. */
  readonly minutes: number;
  /** Whether the server charges through the card network. */
  readonly hasGatewayFee: boolean;
  /** What a manager added to the payment that failed. */
  readonly kept: { readonly tipCents: number; readonly bonusCents: number };
}

/**
 * What paying a pro costs with the extras that are being typed. Without any, it is what the server computed.
 */
export function workCost(
  known: KnownCost,
  terms: WorkTerms,
  rates: CostRates | null,
  { tipCents, bonusCents }: Extras,
): WorkCost {
  if (rates === null || (tipCents === null && bonusCents === null)) return known;
  const { lines, totalCents } = gigCost(
    {
      ...terms,
      minutes: known.minutes,
      unpaidBreakMinutes: 0,
      bonusCents: terms.bonusCents + (bonusCents ?? known.kept.bonusCents),
      tipCents: tipCents ?? known.kept.tipCents,
      places: 1,
    },
    { ...rates, gatewayFee: known.hasGatewayFee ? rates.gatewayFee : null },
  );
  return { lines: lines.map(({ code, cents }) => ({ label: costLineLabel(code), cents })), totalCents };
}
