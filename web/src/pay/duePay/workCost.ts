import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { costLineLabel } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { type CostedGig, gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';

/** The parts of a charge and their sum, in cents. */
export interface WorkCost {
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly totalCents: number;
}

/** The terms of a gig that a charge follows from; `bonusCents` is the bonus of the gig. */
export type WorkTerms = Pick<
  CostedGig,
  'type' | 'employmentType' | 'isBackgroundCheckRequired' | 'wageCents' | 'bonusCents'
>;

/** What a manager typed, in cents; null for nothing. */
export interface Extras {
  readonly tipCents: number | null;
  readonly bonusCents: number | null;
}

/**
 * What paying a pro costs with the extras that are being typed. Without any, it is what the server computed.
 *
 * @param minutes the minutes that the business pays
 * @param hasGatewayFee whether the server charges through the card network
 */
export function workCost(
  known: WorkCost & { readonly minutes: number; readonly hasGatewayFee: boolean },
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
      bonusCents: terms.bonusCents + (bonusCents ?? 0),
      tipCents: tipCents ?? 0,
      places: 1,
    },
    { ...rates, gatewayFee: known.hasGatewayFee ? rates.gatewayFee : null },
  );
  return { lines: lines.map(({ code, cents }) => ({ label: costLineLabel(code), cents })), totalCents };
}
