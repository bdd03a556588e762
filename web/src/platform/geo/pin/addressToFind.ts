import type { findOnMapQuery$variables } from '../../../__generated__/findOnMapQuery.graphql.ts';
import type { AddressValues } from '../addressForm.ts';

/** A form's address as it is looked up; null while its state is not known. */
export function addressToFind(values: AddressValues): findOnMapQuery$variables | null {
  const { streetAddress, city, postalCode } = values;
  const stateCode = values.stateCode.trim();
  return /^[a-z]{2}$/i.test(stateCode) ? { streetAddress, city, stateCode, postalCode } : null;
}

/** Whether an address has all that a pin can be put by without asking. */
export function isWholeAddress({ city, stateCode, postalCode }: AddressValues): boolean {
  return (
    city.trim() !== '' && /^[a-z]{2}$/i.test(stateCode.trim()) && /^\d{5}(-\d{4})?$/.test(postalCode.trim())
  );
}
