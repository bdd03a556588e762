import { type CostLineCode, costLineCodes } from '../payments/costLine.ts';
import type { Amount } from './invoiceTables.ts';

/** The sum of amounts by cost line, in the order of a bill, without those that are 0. */
export function sumOfAmounts(all: readonly (readonly Amount[])[]): Amount[] {
  const sums = new Map<CostLineCode, number>();
  for (const { code, cents } of all.flat()) sums.set(code, (sums.get(code) ?? 0) + cents);
  return costLineCodes.flatMap((code) => {
    const cents = sums.get(code) ?? 0;
    return cents === 0 ? [] : [{ code, cents }];
  });
}

/** What is left of `owed` after what was invoiced: negative where too much was. */
export function amountsLeft(owed: readonly Amount[], invoiced: readonly (readonly Amount[])[]): Amount[] {
  const taken = invoiced.flat().map(({ code, cents }) => ({ code, cents: -cents }));
  return sumOfAmounts([owed, taken]);
}

/** The total in cents. */
export function totalOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}
