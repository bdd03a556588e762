import { useSyncExternalStore } from 'react';

/**
 * The whole seconds until a deadline, counting down to 0.
 *
 * @param deadline milliseconds since the epoch; null counts as passed
 */
export function useSecondsLeft(deadline: number | null): number {
  return useSyncExternalStore(onTick, () =>
    deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000)),
  );
}

function onTick(callback: () => void): () => void {
  const timer = setInterval(callback, 250);
  return () => clearInterval(timer);
}
