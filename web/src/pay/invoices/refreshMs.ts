/** Milliseconds between two looks at invoices that no subscription follows at the moment. */
export function refreshMs(isCharging: boolean): number {
  return isCharging ? 1500 : 15_000;
}
