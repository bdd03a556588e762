/** Why a pro is blocked, as it is stored. */
export const blockReasons = [
  'CANCELLED_CONFIRMED_PRO',
  'CANCELLED_CALLED_OUT',
  'COMPLETED_GIG_AFTER_PAYMENT',
  'BLOCKED_BY_PLATFORM_ADMIN',
] as const;

/** Why a pro is blocked, as it is stored. */
export type BlockReason = (typeof blockReasons)[number];

/** The reason's name in requests and responses. An admin's reason contains the product name. */
export function blockReasonToWire(reason: string, slug: string): string {
  return reason === 'BLOCKED_BY_PLATFORM_ADMIN' ? `BLOCKED_BY_${slug.toUpperCase()}_ADMIN` : reason;
}

/** The reason with this name in requests and responses; undefined if there is none. */
export function blockReasonFromWire(wire: string, slug: string): BlockReason | undefined {
  return blockReasons.find((reason) => blockReasonToWire(reason, slug) === wire);
}
