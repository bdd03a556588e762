/** The minutes that are paid: the break is deducted, and the shift is not made longer by it. Never below 0. */
export function paidMinutes(minutes: number, unpaidBreakMinutes: number): number {
  return Math.max(0, minutes - unpaidBreakMinutes);
}
