/** How the marketplace says that a certification does not expire. */
const never = '2099-12-31';

type LastDay = string | null | undefined;

/** The last day of a certification, as YYYY-MM-DD; null if it does not expire. */
export function lastDayOfCertification(expirationDate: LastDay): string | null {
  return !expirationDate || expirationDate === never ? null : expirationDate;
}

/**
 * Whether the last day of a certification is over.
 *
 * @param today YYYY-MM-DD, where the work takes place
 */
export function hasCertificationExpired(expirationDate: LastDay, today: string): boolean {
  const lastDay = lastDayOfCertification(expirationDate);
  return lastDay !== null && lastDay < today;
}

/** The zone in which a last day ends when the place of the work is not known: where it ends last in the country. */
export const latestZone = 'Pacific/Pago_Pago';
