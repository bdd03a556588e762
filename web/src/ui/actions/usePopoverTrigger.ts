import { useRef, useState, type KeyboardEvent } from 'react';
import { useHasOpened } from '../overlays/useHasOpened.ts';

/**
 * What a button needs to open a popover whose code is loaded lazily: the loading begins when a pointer or the focus
 * comes near, so that it is mostly there at the press.
 */
export function usePopoverTrigger(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const triggerRef = useRef<HTMLButtonElement>(null);

  const preload = () => {
    // Opening tries again and reports what is wrong.
    load().catch(() => undefined);
  };
  const open = () => setIsOpen(true);

  return {
    isOpen,
    hasOpened,
    triggerRef,
    open,
    close: () => setIsOpen(false),
    /** For the button, beside `onClick` or `onPress` with `open`. */
    triggerProps: {
      'aria-expanded': isOpen,
      onPointerEnter: preload,
      onFocus: preload,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open();
      },
    },
  };
}
