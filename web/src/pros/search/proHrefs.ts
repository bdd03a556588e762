import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** The page of a pro at a location. */
export function profileHref(locationId: number, uuid: string): string {
  return `/locations/${locationId}/connect/pros/${uuid}`;
}

/** Where pros are offered a shift of the location. */
export function offerHref(locationId: number, uuids: readonly string[]): string {
  return `/locations/${locationId}/offers${stringifySearch({ offerType: 'select', pros: uuids.join(',') })}`;
}

/** Where pros stand side by side. */
export function compareHref(locationId: number, uuids: readonly string[]): string {
  return `/locations/${locationId}/connect/compare${stringifySearch({ pros: uuids.join(',') })}`;
}
