import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a location, in an input. */
export const locationId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Location') !== null, 'This is not the id of a location');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedLocationNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'Location');
  if (number === null) throw new TypeError('The id of a location was not checked');
  return number;
}
