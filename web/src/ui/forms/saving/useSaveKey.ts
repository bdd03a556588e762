import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+S or Cmd+S, which would otherwise offer to save the page; not from within a dialog. */
export function useSaveKey(page: RefObject<HTMLElement | null>, save: () => Promise<void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSaveKey = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSaveKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && page.current?.contains(target));
    if (!isHere) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
