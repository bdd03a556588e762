/** From when a pro can clock in: 15 minutes before the start of the work. */
export function clockInOpensAt(workStart: Date): Date {
  return new Date(workStart.getTime() - 15 * 60_000);
}
