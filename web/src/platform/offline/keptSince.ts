let since: number | null = null;
const listeners = new Set<() => void>();

/** When what the screen shows was loaded, in milliseconds since 1970, if it comes from this browser; else null. */
export function keptSince(): number | null {
  return since;
}

/** Notes that the screen shows a kept response of this time, or null: that of the gateway. */
export function noteKept(time: number | null): void {
  if (since === time) return;
  since = time;
  for (const listener of listeners) listener();
}

/** Calls back when that changes; returns the way to stop. */
export function onKeptSinceChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
