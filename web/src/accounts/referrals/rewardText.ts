import { formatMoney } from '@brigade/domain/platform/money/money.ts';

/** An amount of rewards as people say it: "$50". */
export function rewardText(cents: number, currency: string): string {
  return formatMoney(cents, currency).replace(/\.00$/, '');
}
