import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersStillness } from './prefersStillness.ts';

interface Motion {
  readonly frames: PropertyIndexedKeyframes;
  readonly timing: KeyframeAnimationOptions;
}

/**
 * Moves an element when what it shows becomes something else; not when it appears.
 *
 * @param state what the element shows, as text
 * @param isQuiet whether this change needs no notice
 */
export function useChangeMotion<TElement extends Element>(
  state: string | undefined,
  { frames, timing }: Motion,
  isQuiet = false,
): RefObject<TElement | null> {
  const element = useRef<TElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (!isQuiet && !prefersStillness()) element.current?.animate(frames, timing);
  }, [state, isQuiet, frames, timing]);
  return element;
}
