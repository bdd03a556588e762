import { type AddressType, addressTypes } from './addressType.ts';

/** What decides the place of an address in a list. */
export interface ListedAddress {
  readonly type: AddressType;
  readonly street: string;
}

/** The order of a location's addresses: PRIMARY first, then by street, house numbers by their value. */
export function compareAddresses(one: ListedAddress, other: ListedAddress): number {
  const byType = addressTypes.indexOf(one.type) - addressTypes.indexOf(other.type);
  return byType || one.street.localeCompare(other.street, 'en', { numeric: true });
}
