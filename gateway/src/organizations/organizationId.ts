import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of an organization, in an input. */
export const organizationId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Organization') !== null, 'This is not the id of an organization');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedOrganizationNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'Organization');
  if (number === null) throw new TypeError('The id of an organization was not checked');
  return number;
}
