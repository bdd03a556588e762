import { z } from 'zod';
import { decodeGlobalId } from '../../platform/schema/globalId.ts';

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the UUID of a pro. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** The UUID in the global id of a pro; null for the id of something else. */
function proUuidOf(globalId: string): string | null {
  const decoded = decodeGlobalId(globalId);
  return decoded?.typename === 'Pro' && isUuid(decoded.id) ? decoded.id : null;
}

/** The global id of a pro, in an input. */
export const proId = z.string().refine((id) => proUuidOf(id) !== null, 'This is not the id of a pro');

/**
 * The UUID in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedProUuid(globalId: string): string {
  const uuid = proUuidOf(globalId);
  if (uuid === null) throw new TypeError('The id of a pro was not checked');
  return uuid;
}
