import { useEffect, useId, useSyncExternalStore } from 'react';
import type { MenuAction, MenuEntry } from '../../ui/actions/Menu.tsx';
import { offerStore } from './offerStore.ts';

const store = offerStore<MenuAction>();

/** Offers the actions of a screen in the command palette while the screen is shown; those that are disabled are left out. */
export function useScreenCommands(entries: readonly MenuEntry[]): void {
  const id = useId();
  useEffect(() => {
    const actions = entries.filter((entry) => entry !== 'separator');
    return store.offer(
      id,
      actions
        .filter((entry) => entry.isDisabled !== true)
        // Two parts of a screen can use the same name for an action.
        .map((entry) => ({ ...entry, id: `${id} ${entry.id}` })),
    );
  }, [id, entries]);
}

/** The actions of the screen that is shown. */
export function useOfferedCommands(): readonly MenuAction[] {
  return useSyncExternalStore(store.subscribe, store.all);
}
