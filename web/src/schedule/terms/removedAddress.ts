/** The address in a form of a gig whose address is not among those of its location, because it was removed. */
export const removedAddress = 'removed';

/** The address of a gig in a form; empty for the location itself. */
export function addressOf(
  addressId: string | null | undefined,
  usesLocationAddress: boolean | null | undefined,
): string {
  return addressId ?? (usesLocationAddress === false ? removedAddress : '');
}
