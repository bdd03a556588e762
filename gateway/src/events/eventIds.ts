import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

function idOf(typename: string, noun: string) {
  return z.string().refine((id) => databaseIdOf(id, typename) !== null, `This is not the id of ${noun}`);
}

/** The global id of an event, in an input. */
export const eventId = idOf('Event', 'an event');

/** The global id of an event shift, in an input. */
export const eventShiftId = idOf('EventShift', 'an event shift');

const most = 100;

/** The global ids of gigs that join or leave an event, in an input. */
export const memberGigIds = z.array(idOf('Gig', 'a gig')).max(most, `At most ${most} gigs at a time`);

/** The global ids of shifts whose gigs join an event, in an input. */
export const memberShiftIds = z.array(eventShiftId).max(most, `At most ${most} shifts at a time`);

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedNumber(globalId: string, typename: 'Event' | 'EventShift' | 'Gig'): number {
  const number = databaseIdOf(globalId, typename);
  if (number === null) throw new TypeError(`The id of a ${typename} was not checked`);
  return number;
}
