import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a gig template, in an input. */
export const gigTemplateId = z
  .string()
  .refine((id) => databaseIdOf(id, 'GigTemplate') !== null, 'This is not the id of a gig template');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedGigTemplateNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'GigTemplate');
  if (number === null) throw new TypeError('The id of a gig template was not checked');
  return number;
}
