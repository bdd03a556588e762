import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What the keys of the tour do, by name; null where one does nothing. */
type TourKeys = Readonly<Record<'ArrowRight' | 'ArrowLeft' | 'Escape', (() => void) | null>>;

/** Listens to the keys of the tour while the focus is on its card. */
export function useTourKeys(card: RefObject<HTMLElement | null>, keys: TourKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.entries(keys).find(([key]) => key === event.key)?.[1];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listened = card.current;
    if (!listened) return undefined;
    listened.addEventListener('keydown', onKey);
    return () => listened.removeEventListener('keydown', onKey);
  }, [card]);
}
