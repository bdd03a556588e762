import type { TermProblem } from './termValues.ts';

/** The address in a form of a gig or template whose address is not among those of its location, because it was removed. */
export const removedAddress = 'removed';

/** The address of a gig or template in a form; empty for the location itself. */
export function addressOf(
  addressId: string | null | undefined,
  usesLocationAddress: boolean | null | undefined,
): string {
  return addressId ?? (usesLocationAddress === false ? removedAddress : '');
}

/** A form that cannot stay where it was asks for another address. */
export function addressProblems({ addressId }: { readonly addressId: string }): TermProblem[] {
  if (addressId !== removedAddress) return [];
  return [{ path: 'addressId', message: 'The address was removed from the location. Choose another one.' }];
}
