import { z } from 'zod';
import { type LocationPart, locationPartOf } from '../businesses/locations/locationPartId.ts';

const partOf = (globalId: string) => locationPartOf(globalId, 'ShiftTemplate');

/** The global id of a shift template, in an input. */
export const shiftTemplateId = z
  .string()
  .refine((id) => partOf(id) !== null, 'This is not the id of a shift template');

/**
 * The numbers in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedShiftTemplate(globalId: string): LocationPart {
  const part = partOf(globalId);
  if (part === null) throw new TypeError('The id of a shift template was not checked');
  return part;
}
