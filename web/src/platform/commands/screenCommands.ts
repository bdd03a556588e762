import { useEffect, useId, useSyncExternalStore } from 'react';
import type { MenuAction, MenuEntry } from '../../ui/actions/Menu.tsx';

/** By the component that offers them. */
const offered = new Map<string, readonly MenuAction[]>();
let all: readonly MenuAction[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  all = [...offered.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers the actions of a screen in the command palette while the screen is shown; those that are disabled are left out. */
export function useScreenCommands(entries: readonly MenuEntry[]): void {
  const id = useId();
  useEffect(() => {
    offered.set(
      id,
      entries.filter((entry) => entry !== 'separator').filter((entry) => entry.isDisabled !== true),
    );
    changed();
    return () => {
      offered.delete(id);
      changed();
    };
  }, [id, entries]);
}

/** The actions of the screen that is shown. */
export function useOfferedCommands(): readonly MenuAction[] {
  return useSyncExternalStore(subscribe, () => all);
}
