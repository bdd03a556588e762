import type { ChangeEntry } from './changesApi.ts';
import type { LiveBatch } from './liveBatch.ts';

/** Changes in one event at most: its cost, which its caller is charged, counts as many. */
export const mostChanges = 20;

/** One change for each subject, the newest. A subject is new to a subscriber that has not received its creation. */
function newestOfEach(entries: readonly ChangeEntry[]): ChangeEntry[] {
  const newest = new Map<string, ChangeEntry>();
  for (const entry of entries) {
    const key = `${entry.subject} ${entry.id}`;
    const isNew = newest.get(key)?.action === 'created' && entry.action === 'changed';
    // Deleted first, so that the order stays that of the cursors.
    newest.delete(key);
    newest.set(key, isNew ? { ...entry, action: 'created' } : entry);
  }
  return [...newest.values()];
}

/** What a subscriber receives of a batch: only the newest of the changes that waited for it, in events of bounded cost. */
export function eventsOf(batch: LiveBatch): LiveBatch[] {
  const entries = newestOfEach(batch.entries);
  const events: LiveBatch[] = [];
  for (let from = 0; from < entries.length; from += mostChanges) {
    const changes = entries.slice(from, from + mostChanges);
    const isLast = from + mostChanges >= entries.length;
    events.push({
      cursor: isLast ? batch.cursor : (changes.at(-1)?.cursor ?? batch.cursor),
      // Once: a subscriber refetches for it.
      hasGap: batch.hasGap && from === 0,
      entries: changes,
    });
  }
  return events.length === 0 ? [batch] : events;
}
