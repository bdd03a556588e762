/** The badges a pro can hold, in the order in which they are shown. */
export const badges = ['VERIFICATION', 'GOLD', 'SILVER', 'BRONZE', 'TOP_PRO'] as const;

/** One badge. */
export type Badge = (typeof badges)[number];

const labels: Record<Badge, string> = {
  VERIFICATION: 'Verified',
  GOLD: 'Gold',
  SILVER: 'Silver',
  BRONZE: 'Bronze',
  TOP_PRO: 'Top pro',
};

/**
 * The badges to show of those a pro holds: VERIFICATION first, then GOLD, SILVER and BRONZE, each once. TOP_PRO is an
 * internal mark and is never shown.
 */
export function displayBadges(held: readonly Badge[]): Badge[] {
  return badges.filter((badge) => badge !== 'TOP_PRO' && held.includes(badge));
}

/** The badge in words for people. */
export function badgeLabel(badge: Badge): string {
  return labels[badge];
}
