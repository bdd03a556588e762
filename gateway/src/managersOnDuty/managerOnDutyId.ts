import { z } from 'zod';
import { type LocationPart, locationPartOf } from '../businesses/locations/locationPartId.ts';

const partOf = (globalId: string) => locationPartOf(globalId, 'ManagerOnDuty');

/** The global id of a manager on duty, in an input. */
export const managerOnDutyId = z
  .string()
  .refine((id) => partOf(id) !== null, 'This is not the id of a manager on duty');

/**
 * The numbers in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedManagerOnDuty(globalId: string): LocationPart {
  const part = partOf(globalId);
  if (part === null) throw new TypeError('The id of a manager on duty was not checked');
  return part;
}
