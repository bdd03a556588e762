/** Dollars as people type them ("22", "$22.50") in whole cents; NaN for what is no such amount. */
export function centsOf(text: string): number {
  const digits = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!digits) return Number.NaN;
  return Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
}

/** Cents as a person would type them: "22" or "22.50". */
export function dollarsText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
