import { outdateResponses } from '../relay/screenQuery.ts';

let newest: number | null = null;

/**
 * Notes the cursor of a query. A later one than any before it means that something has changed: what the store has of
 * other screens may be older than their cursor, which all screens of a location or gig share, so they refetch.
 */
export function noteLiveCursor(cursor: string): void {
  const position = Number(cursor);
  if (newest !== null && position > newest) outdateResponses();
  newest = Math.max(position, newest ?? 0);
}
