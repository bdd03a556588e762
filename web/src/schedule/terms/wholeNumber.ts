/** A whole number as people type it; NaN for what is none. */
export function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
