/**
 * Dollars, as REST gives them (24.5), in whole cents (2450). Rounds on the decimal digits, half away from zero: 1.005
 * gives 101, though the nearest binary fraction lies below.
 *
 * @throws RangeError when the amount is not a finite number, or too large for exact cents
 */
export function dollarsToCents(dollars: number): number {
  const [digits, exponent = '0'] = String(Math.abs(dollars)).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of money: ${dollars}`);
  // Without the sum, a small negative amount would become -0.
  return Math.sign(dollars) * cents + 0;
}

// A formatter costs far more than a call to it, and a list calls once a row.
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount for people: `formatMoney(245000, 'USD')` is "$2,450.00".
 *
 * @param cents hundredths of the currency's unit
 * @param currency ISO 4217 code
 * @throws RangeError when the code is malformed
 */
export function formatMoney(cents: number, currency: string): string {
  let formatter = formatters.get(currency);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formatters.set(currency, formatter);
  }
  return formatter.format(cents / 100);
}
