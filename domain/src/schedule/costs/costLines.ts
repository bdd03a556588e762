import { formatMoney } from '../../platform/money/money.ts';
import { formatDuration } from '../../platform/time/duration.ts';
import type { CostLineCode } from './costLineLabel.ts';
import type { CostRates } from './costRates.ts';
import { gatewayFee } from './gatewayFee.ts';
import { gatewayFeeText } from './gatewayFeeText.ts';
import type { CostedGig } from './gigCost.ts';
import { paidMinutes } from './paidMinutes.ts';
import { share } from './share.ts';
import { wageFor } from './wageFor.ts';

/** One part of what a gig costs. */
export interface CostLine {
  readonly code: CostLineCode;
  /** For all places. */
  readonly cents: number;
  /** How it was computed, in words: "7 h 30 min × $24.00 × 3". */
  readonly how: string;
}

/** The parts of what a gig costs. A fee that the gig does not bear has no line; one of 0 % has. */
export function costLines(gig: CostedGig, rates: Omit<CostRates, 'cancellation'>): CostLine[] {
  const minutes = paidMinutes(gig.minutes, gig.unpaidBreakMinutes);
  const labor = wageFor(minutes, gig.wageCents);
  const pay = labor + gig.bonusCents;
  const fees = feesOf(gig, rates).map(([code, percentage]) => ({
    code,
    cents: share(pay, percentage),
    how: `${percentage}% of ${usd(pay * gig.places)}`,
  }));
  const tip = tipLines(gig.tipCents ?? 0, rates.tippingPercentage);
  const charge = [...fees, ...tip].reduce((sum, { cents }) => sum + cents, pay);
  const perPlace: CostLine[] = [
    { code: 'LABOR', cents: labor, how: times(`${formatDuration(minutes)} × ${usd(gig.wageCents)}`, gig) },
    ...fees,
    ...tip,
  ];
  if (gig.bonusCents > 0) {
    perPlace.splice(1, 0, { code: 'BONUS', cents: gig.bonusCents, how: times(usd(gig.bonusCents), gig) });
  }
  if (rates.gatewayFee) {
    const cents = gatewayFee(charge, rates.gatewayFee);
    perPlace.push({ code: 'GATEWAY_FEE', cents, how: gatewayFeeText(rates.gatewayFee) });
  }
  return perPlace.map((line) => ({ ...line, cents: line.cents * gig.places }));
}

function feesOf(
  { type, employmentType, isBackgroundCheckRequired }: CostedGig,
  rates: Omit<CostRates, 'cancellation'>,
): [CostLineCode, number][] {
  const fees: [CostLineCode, number][] = [
    type === 'NETWORK'
      ? ['IN_NETWORK_FEE', rates.inNetworkPercentage]
      : ['PLATFORM_FEE', rates.platformPercentage],
  ];
  if (employmentType === 'W2') fees.push(['W2_FEE', rates.w2Percentage]);
  if (isBackgroundCheckRequired) fees.push(['BACKGROUND_CHECK_FEE', rates.backgroundCheckPercentage]);
  return fees;
}

function tipLines(tip: number, percentage: number): CostLine[] {
  if (tip === 0) return [];
  return [
    { code: 'TIP', cents: tip, how: usd(tip) },
    { code: 'TIPPING_FEE', cents: share(tip, percentage), how: `${percentage}% of ${usd(tip)}` },
  ];
}

function times(one: string, { places }: CostedGig): string {
  return places === 1 ? one : `${one} × ${places}`;
}

function usd(cents: number): string {
  return formatMoney(cents, 'USD');
}
