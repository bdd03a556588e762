import type { AddressValues } from '../../platform/geo/addressForm.ts';

const lines = ['streetAddress', 'city', 'stateCode', 'postalCode'] as const;

/** Whether an address has changed but its coordinates have not. */
export function isPointLeftBehind(before: AddressValues, now: AddressValues): boolean {
  const isPointSame = now.longitude === before.longitude && now.latitude === before.latitude;
  return before.longitude !== '' && isPointSame && lines.some((line) => now[line] !== before[line]);
}
