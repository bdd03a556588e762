import { stringifySearch } from '../../platform/screen/searchParams.ts';

/**
 * The URL of a pro's page at a location.
 *
 * @param list the list that leads there, whose next and previous pro the page offers; see `useListedPros`
 */
export function profileHref(locationId: number, uuid: string, list?: string): string {
  return `/locations/${locationId}/connect/pros/${uuid}${stringifySearch({ list })}`;
}

/** The URL of the screen that offers a shift to these pros. */
export function offerHref(locationId: number, uuids: readonly string[]): string {
  return `/locations/${locationId}/offers${stringifySearch({ offerType: 'select', pros: uuids.join(',') })}`;
}

/** The URL of the screen that offers a shift to the members of a group. */
export function offerToGroupHref(locationId: number, groupId: number): string {
  return `/locations/${locationId}/offers${stringifySearch({ offerType: 'select', groups: String(groupId) })}`;
}

/** The URL of the screen that compares these pros. */
export function compareHref(locationId: number, uuids: readonly string[]): string {
  return `/locations/${locationId}/connect/compare${stringifySearch({ pros: uuids.join(',') })}`;
}

/** The URL that asks about past work at a location in plain words. */
export function askHref(locationId: number, words: string): string {
  return `/locations/${locationId}/connect/history${stringifySearch({ ask: words })}`;
}
