import { useEffect, useRef } from 'react';

/**
 * Keeps keyboard users in a list whose rows go away under their hands: when the row that had the focus is gone, the
 * link of the row that took its place gets it.
 *
 * @param ids the rows, in order
 */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const former = useRef(ids);

  useEffect(() => {
    const removedAt = former.current.findIndex((id) => !ids.includes(id));
    former.current = ids;
    // The browser gives the focus to the body when its element goes.
    if (removedAt < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('tbody a[href]') ?? [];
    links[Math.min(removedAt, links.length - 1)]?.focus();
  }, [ids]);

  return list;
}
