import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when Escape is pressed in an element, but not in a dialog that was opened from it. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A listener of React would also receive events of dialogs, which are outside the element in the DOM.
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listened = element.current;
    if (!listened) return undefined;
    listened.addEventListener('keydown', onKey);
    return () => listened.removeEventListener('keydown', onKey);
  }, [element]);
}
