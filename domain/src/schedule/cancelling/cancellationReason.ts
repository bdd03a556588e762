/** Why an application was cancelled. The names use the marketplace's terms. The product's name appears only on the wire. */
export const cancellationReasons = [
  'CANCELLED_BY_PLATFORM_ADMIN',
  'CANCELLED_BY_LOCATION_MANAGER',
  'CANCELLED_BY_PRO',
  'PRO_SUSPENDED',
  'BUSINESS_CALLED_OUT',
  'CALLED_OUT',
  'FEWER_PROS_NEEDED',
  'NO_SHOW',
  'OVERRIDE_AUTOSELECT',
  'STAFFER_DISMISSAL',
  'PRO_BLOCKED',
  'OTHER',
] as const;

export type CancellationReason = (typeof cancellationReasons)[number];

const labels: Record<CancellationReason, string> = {
  CANCELLED_BY_PLATFORM_ADMIN: 'Cancelled by the platform',
  CANCELLED_BY_LOCATION_MANAGER: 'Cancelled by the location',
  CANCELLED_BY_PRO: 'Cancelled by the pro',
  PRO_SUSPENDED: 'Pro suspended',
  BUSINESS_CALLED_OUT: 'Business called out',
  CALLED_OUT: 'Pro called out',
  FEWER_PROS_NEEDED: 'Fewer pros needed',
  NO_SHOW: 'No-show',
  OVERRIDE_AUTOSELECT: 'Auto-selection overridden',
  STAFFER_DISMISSAL: 'Dismissed by the team',
  PRO_BLOCKED: 'Pro blocked',
  OTHER: 'Other',
};

/** The reason in words for people. */
export function cancellationReasonLabel(reason: CancellationReason): string {
  return labels[reason];
}

/**
 * The reason as REST spells it. Two of the names carry the product's slug in capitals:
 * `CANCELLED_BY_{SLUG}_ADMIN` and `CANCELLED_BY_{SLUG}_LOCATION_MANAGER`.
 */
export function cancellationReasonToWire(reason: CancellationReason, slug: string): string {
  switch (reason) {
    case 'CANCELLED_BY_PLATFORM_ADMIN':
      return `CANCELLED_BY_${slug.toUpperCase()}_ADMIN`;
    case 'CANCELLED_BY_LOCATION_MANAGER':
      return `CANCELLED_BY_${slug.toUpperCase()}_LOCATION_MANAGER`;
    default:
      return reason;
  }
}

/** The reason that REST means by a name; null for a name that is none of the twelve. */
export function cancellationReasonFromWire(wire: string, slug: string): CancellationReason | null {
  return cancellationReasons.find((reason) => cancellationReasonToWire(reason, slug) === wire) ?? null;
}
