import { useEffect, useId, useSyncExternalStore } from 'react';
import { offerStore } from './offerStore.ts';

/** Keys that a part of a screen handles, and what each does. */
export interface ScreenKeys {
  /** The part of the screen: "Calendar". */
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

const store = offerStore<ScreenKeys>();
const asked = new Set<() => void>();

/**
 * Lists keys in the help while the component that handles them is shown. Call it where they are handled.
 *
 * @param keys a constant, or null while the keys do nothing
 */
export function useScreenKeys(keys: ScreenKeys | null): void {
  const id = useId();
  useEffect(() => store.offer(id, keys === null ? [] : [keys]), [id, keys]);
}

/** The keys of the screen that is shown. Parts that occur several times, such as charts, are listed once. */
export function useOfferedKeys(): readonly ScreenKeys[] {
  return [...new Set(useSyncExternalStore(store.subscribe, store.all))];
}

/** Opens the list of keys. */
export function askForKeys(): void {
  for (const open of asked) open();
}

/** Calls `open` when a screen asks for the list of keys. */
export function onKeysAsked(open: () => void): () => void {
  asked.add(open);
  return () => asked.delete(open);
}
