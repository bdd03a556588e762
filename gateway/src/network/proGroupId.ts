import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a group of a network, in an input. */
export const proGroupId = z
  .string()
  .refine((id) => databaseIdOf(id, 'ProGroup') !== null, 'This is not the id of a group');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedGroupNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'ProGroup');
  if (number === null) throw new TypeError('The id of a group was not checked');
  return number;
}
