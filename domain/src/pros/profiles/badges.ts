/** The badges of pros, in display order. */
export const badges = ['VERIFICATION', 'GOLD', 'SILVER', 'BRONZE', 'TOP_PRO'] as const;

/** A badge of a pro. */
export type Badge = (typeof badges)[number];

const labels: Record<Badge, string> = {
  VERIFICATION: 'Verified',
  GOLD: 'Gold',
  SILVER: 'Silver',
  BRONZE: 'Bronze',
  TOP_PRO: 'Top pro',
};

/**
 * The badges of a pro to display: VERIFICATION first, then GOLD, SILVER and BRONZE, each once. Excludes the internal
 * badge TOP_PRO.
 */
export function displayBadges(held: readonly Badge[]): Badge[] {
  return badges.filter((badge) => badge !== 'TOP_PRO' && held.includes(badge));
}

/** The display text of a badge. */
export function badgeLabel(badge: Badge): string {
  return labels[badge];
}
