import { z } from 'zod';
import { type LocationPart, locationPartOf } from '../businesses/locations/locationPartId.ts';

/** The global id of a network invite, in an input. */
export const networkInviteId = z
  .string()
  .refine((id) => locationPartOf(id, 'NetworkInvite') !== null, 'This is not the id of an invite');

/**
 * The numbers in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedInvite(globalId: string): LocationPart {
  const part = locationPartOf(globalId, 'NetworkInvite');
  if (part === null) throw new TypeError('The id of an invite was not checked');
  return part;
}
