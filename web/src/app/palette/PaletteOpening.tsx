import { useEffectEvent, useLayoutEffect } from 'react';

interface Props {
  /** Called with what to do with the text so far. */
  onTyped: (change: (text: string) => string) => void;
  onClosed: () => void;
}

/**
 * Keeps what is typed while the code of the palette loads: people type on right after Ctrl K, and the screen below would
 * take the letters for its own keys.
 */
export function PaletteOpening({ onTyped, onClosed }: Props) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClosed();
    else if (event.key === 'Backspace') onTyped((text) => text.slice(0, -1));
    // The other keys have names of several letters.
    else if (event.key.length === 1) onTyped((text) => text + event.key);
  });
  // A layout effect, so that it has the first key.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}
