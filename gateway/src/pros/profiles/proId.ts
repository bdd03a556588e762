import { decodeGlobalId } from '../../platform/schema/globalId.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';

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

export const { rule: proId, keyOf: checkedProUuid } = nodeIdInput('a pro', proUuidOf);
