/** Why a pro is blocked at a location. Names are the marketplace's own: the product's name stands only on the wire. */
export const blockReasons = [
  'CANCELLED_CONFIRMED_PRO',
  'CANCELLED_CALLED_OUT',
  'COMPLETED_GIG_AFTER_PAYMENT',
  'BLOCKED_BY_PLATFORM_ADMIN',
] as const;

/** One reason of a block. */
export type BlockReason = (typeof blockReasons)[number];

/** The reasons the team of a location may give; the remaining one belongs to platform admins, who alone can lift it. */
export const teamBlockReasons = [
  'CANCELLED_CONFIRMED_PRO',
  'CANCELLED_CALLED_OUT',
  'COMPLETED_GIG_AFTER_PAYMENT',
] as const satisfies readonly BlockReason[];

const labels: Record<BlockReason, string> = {
  CANCELLED_CONFIRMED_PRO: 'Cancelled after being confirmed',
  CANCELLED_CALLED_OUT: 'Called out',
  COMPLETED_GIG_AFTER_PAYMENT: 'Not wanted again after a completed gig',
  BLOCKED_BY_PLATFORM_ADMIN: 'Blocked by the platform',
};

/** The reason in words for people. */
export function blockReasonLabel(reason: BlockReason): string {
  return labels[reason];
}

/** The reason as REST spells it; one name carries the product's slug in capitals: `BLOCKED_BY_{SLUG}_ADMIN`. */
export function blockReasonToWire(reason: BlockReason, slug: string): string {
  return reason === 'BLOCKED_BY_PLATFORM_ADMIN' ? `BLOCKED_BY_${slug.toUpperCase()}_ADMIN` : reason;
}

/** The reason that REST means by a name; null for a name that is none of the four. */
export function blockReasonFromWire(wire: string, slug: string): BlockReason | null {
  return blockReasons.find((reason) => blockReasonToWire(reason, slug) === wire) ?? null;
}
