import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of a position, in an input. */
export const skillId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Skill') !== null, 'This is not the id of a position');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedSkillNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'Skill');
  if (number === null) throw new TypeError('The id of a position was not checked');
  return number;
}
