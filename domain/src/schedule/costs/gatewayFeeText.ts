import { formatMoney } from '../../platform/money/money.ts';
import type { GatewayFeeRate } from './gatewayFee.ts';

/** What the card network takes, in words: "2.9% + $0.30 per charge", "0.8% per charge, $5.00 at most". */
export function gatewayFeeText({ percentage, fixedCents, maximumCents }: GatewayFeeRate): string {
  const fixed = fixedCents === 0 ? '' : ` + ${formatMoney(fixedCents, 'USD')}`;
  const limit = maximumCents === null ? '' : `, ${formatMoney(maximumCents, 'USD')} at most`;
  return `${percentage}%${fixed} per charge${limit}`;
}
