/** How a gig finds its pros. */
export const gigTypes = ['MARKETPLACE', 'PRIVATE_DIRECT_OFFER', 'INTERVIEW', 'NETWORK'] as const;

/** One way of finding pros. */
export type GigType = (typeof gigTypes)[number];

const labels: Record<GigType, string> = {
  MARKETPLACE: 'Marketplace',
  PRIVATE_DIRECT_OFFER: 'Direct offer',
  INTERVIEW: 'Interview',
  NETWORK: 'Network',
};

/** The type in words for people. */
export function gigTypeLabel(type: GigType): string {
  return labels[type];
}

/** Whether open places can move to the marketplace: of the network as the start approaches, of offers once none waits. */
export function canMoveToMarketplace(type: GigType): boolean {
  return type === 'NETWORK' || type === 'PRIVATE_DIRECT_OFFER';
}
