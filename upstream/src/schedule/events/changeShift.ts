import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { GigShiftsTable } from './eventTables.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { changeGig } from '../editing/changeGig.ts';
import { shiftOn, writtenShift } from '../recurrence/writtenShift.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { gigsOfShifts } from './gigsOfShifts.ts';
import { loadShift } from './loadShift.ts';
import type { ShiftChange } from './updateShift.ts';

type Times = { start: Date; end: Date };

/**
 * Changes all gigs of a shift, in one transaction.
 *
 * @returns the id of the shift that they make up now
 * @throws ApiError not_found, permission_denied, or what keeps one of the gigs from being changed
 */
export async function changeShift(
  upstream: Upstream,
  caller: Caller,
  shiftId: number,
  change: ShiftChange,
): Promise<number> {
  const { location_id } = await loadShift(upstream.database, caller, shiftId);
  await requireAtLocation(upstream.database, caller, location_id, 'gigs.post');
  const { start_time: _start, end_time: _end, timezone: _zone, ...contact } = change;
  const times = timesOf(change);
  return inTransactionOf(upstream, caller, async (trx) => {
    const gigIds = await lockGigsOfShift(trx, shiftId);
    const idAfter = times ? await moveShift(trx, shiftId, times) : shiftId;
    const moments = times && { start_time: times.start.toISOString(), end_time: times.end.toISOString() };
    for (const gigId of gigIds) {
      await changeGig(upstream, trx, { gigId, change: { ...contact, ...moments } });
    }
    return idAfter;
  });
}

function timesOf({ start_time, end_time, timezone }: ShiftChange): Times | null {
  if (start_time === undefined || end_time === undefined || timezone === undefined) return null;
  const written = writtenShift({ start: start_time, end: end_time }, timezone);
  if (!written) throw invalidField('end_time', 'The end is before the start');
  return shiftOn(written, written.start.toPlainDate());
}

/**
 * Locks the gigs before the shift, as whoever changes one of them does, and in the order of their ids: so two changes
 * never wait for each other.
 */
async function lockGigsOfShift(trx: Database, shiftId: number): Promise<number[]> {
  const seen = await idsOfShift(trx, shiftId);
  if (seen.length === 0) return [];
  await trx.selectFrom('gigs').select('id').where('id', 'in', seen).orderBy('id').forUpdate().execute();
  // Who held them may have taken some to another shift.
  return idsOfShift(trx, shiftId);
}

async function idsOfShift(trx: Database, shiftId: number): Promise<number[]> {
  const gigs = await gigsOfShifts(trx, [shiftId]).execute();
  return gigs.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** The shift keeps its id at its new time, unless there is one already for its gigs to become part of. */
async function moveShift(trx: Database, shiftId: number, { start, end }: Times): Promise<number> {
  const shift = await trx
    .selectFrom('gig_shifts')
    .selectAll()
    .where('id', '=', shiftId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { id: _, ...moved } = { ...shift, start_time: start, end_time: end };
  // Waits for whoever else is bringing a shift to this time, which a look would not see.
  const taken = await trx
    .insertInto('gig_shifts')
    .values(moved)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken) return (await shiftAt(trx, moved)).id;
  await trx.deleteFrom('gig_shifts').where('id', '=', taken.id).execute();
  await trx.updateTable('gig_shifts').set(moved).where('id', '=', shiftId).execute();
  return shiftId;
}

function shiftAt(
  trx: Database,
  { location_id, event_id, start_time, end_time }: Omit<Selectable<GigShiftsTable>, 'id'>,
) {
  return trx
    .selectFrom('gig_shifts')
    .select('id')
    .where('location_id', '=', location_id)
    .where('event_id', 'is not distinct from', event_id)
    .where('start_time', '=', start_time)
    .where('end_time', '=', end_time)
    .executeTakeFirstOrThrow(() => new ApiError('conflict', 'This shift was changed meanwhile. Look again.'));
}
