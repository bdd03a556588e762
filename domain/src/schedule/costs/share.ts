/**
 * A percentage of an amount, in whole cents, half a cent up.
 *
 * @param cents whole cents, not negative
 * @param percentage with at most two decimals, as fees have them: 2.9 is 2.9 %
 */
export function share(cents: number, percentage: number): number {
  // In hundredths of a percent both factors are integers, so that half a cent is exactly half a cent.
  return Math.round((cents * Math.round(percentage * 100)) / 10_000);
}
