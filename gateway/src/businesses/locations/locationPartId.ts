import { decodeGlobalId, isDatabaseId, databaseIdIn } from '../../platform/schema/globalId.ts';

/** Something that belongs to a location and is asked for by both numbers. */
export interface LocationPart {
  readonly locationId: number;
  readonly id: number;
}

/** The id of such a thing among its like: the location's number, then its own. */
export function locationPartId({ locationId, id }: LocationPart): string {
  return `${locationId}-${id}`;
}

/** The numbers in {@link locationPartId}; null for a text that is none. */
export function locationPartIn(text: string): LocationPart | null {
  const [locationId = Number.NaN, id = Number.NaN, ...rest] = text.split('-').map(databaseIdIn);
  return rest.length === 0 && isDatabaseId(locationId) && isDatabaseId(id) ? { locationId, id } : null;
}

/** The numbers in the global id of such a thing; null for the id of something else. */
export function locationPartOf(globalId: string, typename: string): LocationPart | null {
  const decoded = decodeGlobalId(globalId);
  return decoded?.typename === typename ? locationPartIn(decoded.id) : null;
}
