import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a calendar feed, in an input. */
export const calendarFeedId = z
  .string()
  .refine((id) => databaseIdOf(id, 'CalendarFeed') !== null, 'This is not the id of a calendar feed');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedCalendarFeed(globalId: string): number {
  const number = databaseIdOf(globalId, 'CalendarFeed');
  if (number === null) throw new TypeError('The id of a calendar feed was not checked');
  return number;
}
