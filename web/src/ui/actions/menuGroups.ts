import type { MenuAction, MenuEntry } from './Menu.tsx';

/** The entries between two separators. */
export interface MenuGroup {
  entries: readonly MenuAction[];
  /** Whether one of the entries is the chosen one, so that all of them are choices. */
  isChoice: boolean;
}

/** The groups of a menu; separators at its ends or in a row make no empty ones. */
export function menuGroups(items: readonly MenuEntry[], selectedId: string | undefined): MenuGroup[] {
  const groups: MenuAction[][] = [[]];
  for (const item of items) {
    if (item === 'separator') groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups
    .filter((entries) => entries.length > 0)
    .map((entries) => ({ entries, isChoice: entries.some(({ id }) => id === selectedId) }));
}
