import type { Context } from '../../platform/context.ts';
import { databaseIdIn, isDatabaseId } from '../../platform/schema/globalId.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { isUuid } from './proId.ts';
import { proProfile } from './proProfile.ts';
import type { ProProfileWire, ProWire } from './proWire.ts';

export interface ProAtLocationKey {
  readonly uuid: string;
  readonly locationId: number;
}

/** What a location knows about a pro. Facts that are absent here are read from the profile. */
export interface ProAtLocationSource extends ProAtLocationKey {
  readonly isFavorite?: boolean | undefined;
  readonly isBlocked?: boolean | undefined;
  /** How many miles away the pro lives; null if the server does not say. */
  readonly distanceMiles?: number | null | undefined;
  /** The number of the pro's profile. */
  readonly proNumber?: number | undefined;
  /** The pro as a list of the location returned them. */
  readonly row?: ProWire;
}

/** The id of a {@link ProAtLocationKey}: the location's number, then the pro's UUID. */
export function proAtLocationId({ uuid, locationId }: ProAtLocationKey): string {
  return `${locationId}-${uuid}`;
}

/** The parts of {@link proAtLocationId}; null for any other text. */
export function proAtLocationIn(text: string): ProAtLocationKey | null {
  const [, number = '', uuid = ''] = /^(\d+)-(.+)$/.exec(text) ?? [];
  const locationId = databaseIdIn(number);
  return isDatabaseId(locationId) && isUuid(uuid) ? { uuid, locationId } : null;
}

/** The whole miles in a row. A row without them says that its server has none, so that no profile is asked for them. */
export function milesIn({ distance_miles: miles }: ProWire): number | null {
  return miles == null ? null : Math.round(miles);
}

/** A pro as a response about this location contains them; the row's flags apply to the location. */
export function proRowAtLocation(row: ProWire, locationId: number): ProAtLocationSource {
  const { uuid, is_favorite: isFavorite, is_blocked: isBlocked } = row;
  return { uuid, locationId, isFavorite, isBlocked, distanceMiles: milesIn(row), row };
}

/**
 * A pro's profile with the flags of a location.
 *
 * The upstream ignores an X-Location-Id of a location that the caller has no role at, and then returns flags that apply
 * to no location in particular. So the location is checked, unless it is the caller's own current location.
 *
 * @throws GraphQLError with the code NOT_FOUND for a pro or a location that the viewer may not see
 */
export async function profileAtLocation(
  { uuid, locationId }: ProAtLocationKey,
  context: Context,
): Promise<ProProfileWire> {
  const [profile] = await Promise.all([
    proProfile(uuid, context, locationId),
    locationId === context.locationId ? null : locationDetail(locationId, context),
  ]);
  return profile;
}

/** The number of the pro's profile, from the row at hand or else from the profile. */
export async function profileNumber(source: ProAtLocationSource, context: Context): Promise<number> {
  const known = source.proNumber ?? source.row?.profile_id;
  return known ?? (await profileAtLocation(source, context)).profile_id;
}
