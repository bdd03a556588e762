import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { type LocationAccess, may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField, notFound, permissionDenied } from '../../platform/errors.ts';

/** The location or the event of a feed, never both. */
export type FeedPlace = { location_id: number | null; event_id: number | null };

/**
 * The place that a request names by exactly one of two fields.
 *
 * @throws ApiError invalid
 */
export function feedPlace(given: {
  location_id?: number | null | undefined;
  event_id?: number | null | undefined;
}): FeedPlace {
  const { location_id = null, event_id = null } = given;
  if ((location_id === null) === (event_id === null)) {
    throw invalidField('location_id', 'Name either a location or an event.');
  }
  return { location_id, event_id };
}

/**
 * The name of the place and the caller's access to the location, or to the locations of the event's organization. Null
 * without access.
 */
export async function accessToFeedPlace(
  database: Database,
  caller: Caller,
  { location_id, event_id }: FeedPlace,
): Promise<{ name: string; accesses: LocationAccess[] } | null> {
  const locations = database.selectFrom('locations').select(['locations.id', 'locations.organization_id']);
  const rows =
    location_id === null
      ? await locations
          .innerJoin('events', 'events.organization_id', 'locations.organization_id')
          .select('events.name')
          .where('events.id', '=', event_id)
          .execute()
      : await locations.select('locations.name').where('locations.id', '=', location_id).execute();
  const accesses = rows.map((location) => accessOf(caller, location)).filter((access) => access !== null);
  return rows[0] && accesses.length > 0 ? { name: rows[0].name, accesses } : null;
}

/**
 * Checks that the caller may manage the feeds of this place; for an event, that they may post at any location of its
 * organization.
 *
 * @throws ApiError not_found, permission_denied
 */
export async function requireFeedPlace(database: Database, caller: Caller, place: FeedPlace): Promise<void> {
  const access = await accessToFeedPlace(database, caller, place);
  if (!access) throw notFound(place.location_id === null ? 'event' : 'location');
  if (!access.accesses.some((held) => may(held, 'gigs.post'))) throw permissionDenied('gigs.post');
}
