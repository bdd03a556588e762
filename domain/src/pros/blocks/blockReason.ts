/** The reasons of a block. The names do not contain the product name, which only the REST API uses. */
export const blockReasons = [
  'CANCELLED_CONFIRMED_PRO',
  'CANCELLED_CALLED_OUT',
  'COMPLETED_GIG_AFTER_PAYMENT',
  'BLOCKED_BY_PLATFORM_ADMIN',
] as const;

export type BlockReason = (typeof blockReasons)[number];

/** The reasons that the team of a location can give. The other one belongs to platform admins, who alone can lift it. */
export const teamBlockReasons = [
  'CANCELLED_CONFIRMED_PRO',
  'CANCELLED_CALLED_OUT',
  'COMPLETED_GIG_AFTER_PAYMENT',
] as const satisfies readonly BlockReason[];

const labels: Record<BlockReason, string> = {
  CANCELLED_CONFIRMED_PRO: 'Cancelled after being confirmed',
  CANCELLED_CALLED_OUT: 'Called out',
  COMPLETED_GIG_AFTER_PAYMENT: 'Would not rehire after a completed shift',
  BLOCKED_BY_PLATFORM_ADMIN: 'Blocked by the platform',
};

/** The display text of the reason. */
export function blockReasonLabel(reason: BlockReason): string {
  return labels[reason];
}

/** The reason's name in the REST API. One contains the product slug in capitals: `BLOCKED_BY_{SLUG}_ADMIN`. */
export function blockReasonToWire(reason: BlockReason, slug: string): string {
  return reason === 'BLOCKED_BY_PLATFORM_ADMIN' ? `BLOCKED_BY_${slug.toUpperCase()}_ADMIN` : reason;
}

/** The reason of a name in the REST API; null for an unknown name. */
export function blockReasonFromWire(wire: string, slug: string): BlockReason | null {
  return blockReasons.find((reason) => blockReasonToWire(reason, slug) === wire) ?? null;
}
