import { isPlan } from './changeType.ts';
import type { PostingValues } from './postingValues.ts';

/** Ids of the positions that are posted, each once. */
export function skillIdsOf({ type, lines }: PostingValues): string[] {
  const posted = isPlan(type) ? lines : lines.slice(0, 1);
  return [...new Set(posted.map(({ skillId }) => skillId).filter((id) => id !== ''))];
}
