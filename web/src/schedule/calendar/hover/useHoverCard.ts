import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { entryKeyOf } from '../entries/entryElement.ts';

/** How long a pointer rests on an entry before its card shows, in milliseconds. */
const openDelay = 450;
/** How long a pointer may be on its way from the entry to the card. */
const closeDelay = 200;

/** An entry whose card shows. */
export interface Hovered {
  readonly key: string;
  /** The element that the card is beside. */
  readonly anchor: HTMLElement;
}

/**
 * Decides for which entry a card shows: the one that a mouse rests on or that the keyboard reaches. It stays while the
 * pointer or the focus is on the entry or the card, and closes on Escape and with every press. Fingers open the entry.
 *
 * @param isOff whether no card may show, such as during a drag
 */
export function useHoverCard(isOff: boolean) {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, next: Hovered | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setHovered, delay, next);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setHovered(null);
  };
  const stay = () => clearTimeout(timer.current);
  const show = (target: EventTarget) => {
    const key = entryKeyOf(target);
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    if (key !== null && anchor) after(openDelay, { key, anchor });
  };

  return {
    hovered: isOff ? null : hovered,
    hide,
    hoverProps: {
      onPointerOver(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || event.buttons > 0) return;
        const key = entryKeyOf(event.target);
        if (key === null) {
          if (hovered) after(closeDelay, null);
          else stay();
        } else if (key === hovered?.key) stay();
        else show(event.target);
      },
      onPointerLeave() {
        after(closeDelay, null);
      },
      onPointerDown: hide,
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.target.matches(':focus-visible')) show(event.target);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        const isInCard = event.relatedTarget?.closest('[data-hover-card]') != null;
        if (!isInCard) hide();
      },
      onKeyDown({ key }: KeyboardEvent<HTMLElement>) {
        // Tab may go into the card; all other keys do something with the entry.
        if (key !== 'Tab' && key !== 'Shift') hide();
      },
    },
    cardProps: {
      onPointerEnter: stay,
      onPointerLeave: () => after(closeDelay, null),
    },
  };
}
