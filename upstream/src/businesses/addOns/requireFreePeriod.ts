import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LocationAddOnsTable } from './locationAddOnsTable.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';

type Booking = Pick<Selectable<LocationAddOnsTable>, 'location_id' | 'type' | 'start_date' | 'end_date'> & {
  /** Undefined for a new booking. */
  id?: number;
};

/**
 * Checks that no other booking of the add-on overlaps these days. Call it in the transaction that books: it
 * locks the location, so that the second of two overlapping bookings finds the first.
 *
 * @throws ApiError invalid for days in the wrong order, already_exists for an overlap
 */
export async function requireFreePeriod(trx: Database, booking: Booking): Promise<void> {
  const { location_id, type, start_date, end_date, id = 0 } = booking;
  if (end_date !== null && end_date < start_date) {
    throw invalidField('end_date', 'The last day is before the first day');
  }
  await trx.selectFrom('locations').select('id').where('id', '=', location_id).forUpdate().execute();
  const other = await trx
    .selectFrom('location_add_ons')
    .select(['start_date', 'end_date'])
    .where('location_id', '=', location_id)
    .where('type', '=', type)
    .where('id', '<>', id)
    .where(sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${start_date}, ${end_date}, '[]')`)
    .executeTakeFirst();
  if (!other) return;
  const days = other.end_date
    ? `from ${inWords(other.start_date)} to ${inWords(other.end_date)}`
    : `from ${inWords(other.start_date)} on`;
  throw new ApiError('already_exists', `This add-on is already booked ${days}.`, { target: 'start_date' });
}

/** Formats `2026-03-02` as Mar 2, 2026. */
function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
