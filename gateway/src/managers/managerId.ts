import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The types whose global ids stand for managers. */
type ManagerType = 'LocationManager' | 'OrganizationManager';

/** The global id of a manager, in an input. */
export function managerId(type: ManagerType) {
  return z.string().refine((id) => databaseIdOf(id, type) !== null, 'This is not the id of a manager');
}

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedManagerNumber(globalId: string, type: ManagerType): number {
  const number = databaseIdOf(globalId, type);
  if (number === null) throw new TypeError('The id of a manager was not checked');
  return number;
}
