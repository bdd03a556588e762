/** The stored reasons why an application was cancelled. */
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

/** The stored reason why an application was cancelled. */
export type CancellationReason = (typeof cancellationReasons)[number];

/** The reason's name in requests and responses. Two of the names contain the product name. */
export function cancellationReasonToWire(reason: string, slug: string): string {
  if (reason === 'CANCELLED_BY_PLATFORM_ADMIN') return `CANCELLED_BY_${slug.toUpperCase()}_ADMIN`;
  if (reason === 'CANCELLED_BY_LOCATION_MANAGER')
    return `CANCELLED_BY_${slug.toUpperCase()}_LOCATION_MANAGER`;
  return reason;
}

/** The reason with this name in requests and responses; undefined if there is none. */
export function cancellationReasonFromWire(wire: string, slug: string): CancellationReason | undefined {
  return cancellationReasons.find((reason) => cancellationReasonToWire(reason, slug) === wire);
}
