/** Milliseconds between two looks at invoices that no subscription follows: those of several locations, or while it is cut. */
export function refreshMs(isCharging: boolean): number {
  return isCharging ? 1500 : 15_000;
}
