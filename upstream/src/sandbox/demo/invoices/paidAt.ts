const day = 24 * 3_600_000;

/** When invoiced work is paid, in epoch milliseconds: the same instant for all work of a day. */
export function paidAt(workEnd: Date, now: Date): number {
  const endOfDay = (Math.floor(workEnd.getTime() / day) + 1) * day;
  return Math.min(endOfDay, now.getTime() - day / 2);
}
