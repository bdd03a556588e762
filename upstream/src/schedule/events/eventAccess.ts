import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EventsTable } from './eventTables.ts';
import { notFound, permissionDenied } from '../../platform/errors.ts';

/**
 * The event, if the caller has any role in its organization or at one of its locations.
 *
 * @throws ApiError not_found when the event does not exist or is not visible to the caller
 */
export async function accessToEvent(
  database: Database,
  caller: Caller,
  eventId: number,
): Promise<Selectable<EventsTable>> {
  const event = await database
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .where('organization_id', 'in', visibleOrganizationIds(database, caller))
    .executeTakeFirst();
  if (!event) throw notFound('event');
  return event;
}

/**
 * Checks that the caller may create and change events: gigs.post anywhere in the organization.
 *
 * @throws ApiError permission_denied
 */
export async function requirePosting(
  database: Database,
  caller: Caller,
  organizationId: number,
): Promise<void> {
  if (caller.isPlatformAdmin || caller.organizationIds.has(organizationId)) return;
  const locations = await visibleLocationIds(database, caller)
    .select('locations.organization_id')
    .where('locations.organization_id', '=', organizationId)
    .execute();
  const mayPost = locations.some((location) => {
    const access = accessOf(caller, location);
    return access !== null && may(access, 'gigs.post');
  });
  if (!mayPost) throw permissionDenied('gigs.post');
}

/**
 * The event, if the caller may change it.
 *
 * @throws ApiError not_found or permission_denied
 */
export async function requireEvent(
  database: Database,
  caller: Caller,
  eventId: number,
): Promise<Selectable<EventsTable>> {
  const event = await accessToEvent(database, caller, eventId);
  await requirePosting(database, caller, event.organization_id);
  return event;
}
