/** What time at work earns in whole cents, half a cent up. */
export function wageFor(minutes: number, wageCents: number): number {
  return Math.round((minutes * wageCents) / 60);
}
