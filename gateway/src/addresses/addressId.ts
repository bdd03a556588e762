import { z } from 'zod';
import { type LocationPart, locationPartOf } from '../businesses/locations/locationPartId.ts';

const partOf = (globalId: string) => locationPartOf(globalId, 'LocationAddress');

/** The global id of an address of a location, in an input. */
export const addressId = z.string().refine((id) => partOf(id) !== null, 'This is not the id of an address');

/**
 * The numbers in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedAddress(globalId: string): LocationPart {
  const part = partOf(globalId);
  if (part === null) throw new TypeError('The id of an address was not checked');
  return part;
}
