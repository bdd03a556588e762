import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';

type Membership = { gigIds: readonly number[]; now: Date };

/**
 * Adds gigs to an event, which removes them from other events. Call it within a transaction: it locks the gigs in the
 * order of their ids.
 *
 * @throws ApiError not_found for a gig that is not visible to the caller, permission_denied where they may not post,
 *   invalid for one of another organization, conflict for a cancelled one; then nothing is done
 */
export async function joinEvent(
  trx: Database,
  caller: Caller,
  { gigIds, event, now }: Membership & { event: { id: number; organization_id: number } },
): Promise<void> {
  // Prevents a concurrent deletion.
  const kept = await trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', event.id)
    .forKeyShare()
    .executeTakeFirst();
  if (!kept) throw notFound('event');
  for (const gig of await lockPostable(trx, caller, gigIds)) {
    if (gig.organization_id !== event.organization_id) {
      throw invalidField('gig_ids', `Shift #${gig.id} belongs to another organization`);
    }
    if (gig.status === 'CANCELLED') {
      const target = { target: 'gig_ids', targetValue: gig.id };
      throw new ApiError('conflict', `Shift #${gig.id} was cancelled and cannot join an event.`, target);
    }
  }
  await trx
    .updateTable('gigs')
    .set({ event_id: event.id, last_updated_ts: now })
    .where('id', 'in', gigIds)
    .where((eb) => eb('event_id', 'is distinct from', event.id))
    .execute();
}

/**
 * Removes gigs from an event; ignores gigs that are not in it. Call it within a transaction.
 *
 * @throws ApiError not_found for a gig that is not visible to the caller, permission_denied where they may not post
 */
export async function leaveEvent(
  trx: Database,
  caller: Caller,
  { gigIds, eventId, now }: Membership & { eventId: number },
): Promise<void> {
  if (gigIds.length === 0) return;
  await lockPostable(trx, caller, gigIds);
  await trx
    .updateTable('gigs')
    .set({ event_id: null, last_updated_ts: now })
    .where('id', 'in', gigIds)
    .where('event_id', '=', eventId)
    .execute();
}

/**
 * Locks the locations before their gigs, like a move of a location to another organization: a concurrent move is
 * finished here, and the new organization is read.
 */
async function lockPostable(trx: Database, caller: Caller, gigIds: readonly number[]) {
  const locations = await trx
    .selectFrom('locations')
    .select(['id', 'organization_id'])
    .where('id', 'in', (eb) => eb.selectFrom('gigs').select('location_id').where('id', 'in', gigIds))
    .orderBy('id')
    .forShare()
    .execute();
  const gigs = await trx
    .selectFrom('gigs')
    .select(['id', 'status', 'location_id'])
    .where('id', 'in', gigIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = gigs.flatMap((gig) => {
    const location = locations.find(({ id }) => id === gig.location_id);
    const access = location && accessOf(caller, location);
    return access ? [{ ...gig, organization_id: location.organization_id, access }] : [];
  });
  if (known.length < new Set(gigIds).size) {
    throw new ApiError('not_found', 'No shift was found here.', { target: 'gig_ids' });
  }
  for (const { access } of known) requirePermission(access, 'gigs.post');
  return known;
}
