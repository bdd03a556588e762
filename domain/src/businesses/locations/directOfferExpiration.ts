/** How long an offer made to one pro stays open. */
export const directOfferExpirations = ['HOURS_12', 'HOURS_24', 'HOURS_48'] as const;

export type DirectOfferExpiration = (typeof directOfferExpirations)[number];

const labels: Record<DirectOfferExpiration, string> = {
  HOURS_12: '12 hours',
  HOURS_24: '24 hours',
  HOURS_48: '48 hours',
};

/** The time in words for people. */
export function directOfferExpirationLabel(expiration: DirectOfferExpiration): string {
  return labels[expiration];
}
