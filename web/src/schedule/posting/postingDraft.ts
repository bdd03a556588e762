import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PostingValues } from './postingValues.ts';

/** What was typed and not posted, as this browser keeps it. */
export interface PostingDraft {
  readonly savedAt: Temporal.Instant;
  readonly values: PostingValues;
}

/** Drafts older than this many days are discarded. */
const keptDays = 14;

const nameOf = (locationId: number, userId: number) => `brigade.posting.${userId}.${locationId}`;

/**
 * The draft of a person for a location. What is too old, damaged or written for another form is removed and counts as
 * none.
 *
 * @param shape an empty form, which says what a form consists of
 */
export function readDraft(
  locationId: number,
  userId: number,
  shape: PostingValues,
  now = Temporal.Now.instant(),
): PostingDraft | null {
  const name = nameOf(locationId, userId);
  const stored = localStorage.getItem(name);
  if (stored === null) return null;
  const draft = parse(stored, shape);
  if (draft && now.since(draft.savedAt).total('hours') < keptDays * 24) return draft;
  localStorage.removeItem(name);
  return null;
}

/** Saves the form values. If the browser storage is full, the previous draft remains. */
export function saveDraft(
  locationId: number,
  userId: number,
  values: PostingValues,
  now = Temporal.Now.instant(),
): void {
  try {
    localStorage.setItem(nameOf(locationId, userId), JSON.stringify({ savedAt: now.toString(), values }));
  } catch {
    // The form itself still has everything; only a reload would lose it.
  }
}

/** Deletes what was typed. */
export function removeDraft(locationId: number, userId: number): void {
  localStorage.removeItem(nameOf(locationId, userId));
}

function parse(stored: string, shape: PostingValues): PostingDraft | null {
  try {
    const { savedAt, values } = JSON.parse(stored) as { savedAt: string; values: PostingValues };
    return isLike(values, shape) ? { savedAt: Temporal.Instant.from(savedAt), values } : null;
  } catch {
    return null;
  }
}

/** Whether a value has the same structure as another. Null matches any value, and an empty list any list. */
function isLike(value: unknown, shape: unknown): boolean {
  if (shape === null) return true;
  if (Array.isArray(shape)) {
    const [first = null] = shape as unknown[];
    return Array.isArray(value) && value.every((entry) => isLike(entry, first));
  }
  if (typeof shape !== 'object') return typeof value === typeof shape;
  return Object.entries(shape).every(([name, part]) => isLike(partOf(value, name), part));
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
