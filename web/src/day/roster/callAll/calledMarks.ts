import { useSyncExternalStore } from 'react';

const key = 'brigade.called';
/** A mark helps on the day of the call. */
const longest = 24 * 3_600_000;

const listeners = new Set<() => void>();

/** When pros were called from this device, in milliseconds since 1970, by the ID of the application. */
export type CalledMarks = ReadonlyMap<string, number>;

/** Reads stored marks of the last day. What is not a mark is dropped, for anyone can write to the storage. */
export function parseMarks(stored: string | null, nowMs: number): CalledMarks {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    const marks = Array.isArray(entries) ? entries.filter(isMark) : [];
    return new Map(marks.filter(([, ms]) => nowMs - ms < longest));
  } catch {
    return new Map();
  }
}

function isMark(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** Stores on this device that a pro was called, and deletes the calls of days before. */
export function markCalled(applicationId: string, nowMs: number): void {
  const recent = [...parseMarks(localStorage.getItem(key), nowMs)];
  store([...recent.filter(([id]) => id !== applicationId), [applicationId, nowMs]]);
}

/** Deletes that these pros were called, and the calls of days before. */
export function clearCalled(applicationIds: readonly string[], nowMs: number): void {
  store([...parseMarks(localStorage.getItem(key), nowMs)].filter(([id]) => !applicationIds.includes(id)));
}

function store(marks: readonly (readonly [string, number])[]): void {
  localStorage.setItem(key, JSON.stringify(marks));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Who was called from this device in the last day, in any tab. */
export function useCalledMarks(nowMs: number): CalledMarks {
  return parseMarks(
    useSyncExternalStore(subscribe, () => localStorage.getItem(key)),
    nowMs,
  );
}
