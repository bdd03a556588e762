import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a requirement, in an input. */
export const requirementId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Requirement') !== null, 'This is not the id of a requirement');

/**
 * The numbers in ids that have kept the rules of their input.
 *
 * @throws TypeError when one has not
 */
export function checkedRequirementNumbers(globalIds: readonly string[]): number[] {
  return globalIds.map((globalId) => {
    const number = databaseIdOf(globalId, 'Requirement');
    if (number === null) throw new TypeError('The id of a requirement was not checked');
    return number;
  });
}
