import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { GigShiftsTable } from './eventTables.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { changeGig } from '../editing/changeGig.ts';
import { shiftOn, writtenShift } from '../recurrence/writtenShift.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigsOfShifts } from './gigsOfShifts.ts';
import { loadShift } from './loadShift.ts';
import type { ShiftChange } from './updateShift.ts';

type Times = { start: Date; end: Date };

/**
 * Changes all gigs of a shift, in one transaction.
 *
 * @returns the id of the shift that the gigs now belong to
 * @throws ApiError not_found, permission_denied, or the errors of changing one of the gigs
 */
export async function changeShift(
  services: Services,
  caller: Caller,
  shiftId: number,
  change: ShiftChange,
): Promise<number> {
  const { location_id } = await loadShift(services.database, caller, shiftId);
  await requireAtLocation(services.database, caller, location_id, 'gigs.post');
  const { start_time: _start, end_time: _end, timezone: _zone, ...contact } = change;
  const times = timesOf(change);
  return inTransactionOf(services, caller, async (trx) => {
    const gigIds = await lockGigsOfShift(trx, shiftId);
    const idAfter = times ? await moveShift(trx, shiftId, times) : shiftId;
    const moments = times && { start_time: times.start.toISOString(), end_time: times.end.toISOString() };
    for (const gigId of gigIds) {
      await changeGig(services, trx, { gigId, change: { ...contact, ...moments } });
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
 * Locks the gigs before the shift, like any change of a gig, and in the order of their ids, so that two changes cannot
 * deadlock.
 */
async function lockGigsOfShift(trx: Database, shiftId: number): Promise<number[]> {
  const seen = await idsOfShift(trx, shiftId);
  if (seen.length === 0) return [];
  await trx.selectFrom('gigs').select('id').where('id', 'in', seen).orderBy('id').forUpdate().execute();
  // The transaction that held the locks may have moved some of them to another shift.
  return idsOfShift(trx, shiftId);
}

async function idsOfShift(trx: Database, shiftId: number): Promise<number[]> {
  const gigs = await gigsOfShifts(trx, [shiftId]).execute();
  return gigs.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Moves the shift, which keeps its id unless its gigs join an existing shift at the new time. */
async function moveShift(trx: Database, shiftId: number, { start, end }: Times): Promise<number> {
  const shift = await trx
    .selectFrom('gig_shifts')
    .selectAll()
    .where('id', '=', shiftId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { id: _, ...moved } = { ...shift, start_time: start, end_time: end };
  // An insert, unlike a select, waits for concurrent transactions that move a shift to this time.
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
    .executeTakeFirstOrThrow(
      () => new ApiError('conflict', 'This shift has changed. Reload it and try again.'),
    );
}
