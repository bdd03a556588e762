import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type * as Motion from './motion.ts';

let loaded: typeof Motion | null = null;

/** Loads what moves things, unless the user wants nothing to move. Without it, nothing does. */
export async function loadMotion(): Promise<void> {
  if (loaded || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  loaded = await import('./motion.ts').catch(() => null);
}

/** What moves things, once it is loaded. */
export function motion(): typeof Motion | null {
  return loaded;
}

interface ChangeMotion {
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
  { frames, timing }: ChangeMotion,
  isQuiet = false,
): RefObject<TElement | null> {
  const element = useRef<TElement>(null);
  const shown = useRef(state);
  useEffect(() => void loadMotion(), []);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (!isQuiet && element.current) motion()?.play(element.current, frames, timing);
  }, [state, isQuiet, frames, timing]);
  return element;
}

const glow = {
  // Toward the color that the row has, which may change with its selection.
  frames: { backgroundColor: 'var(--color-info-soft)', offset: 0 },
  timing: { id: 'glow', duration: 800 },
};

/**
 * Lets an element glow when what it shows becomes something else, so that a change made elsewhere is noticed.
 *
 * @param state what the element shows, as text
 * @param isOwn whether the user is changing it, who needs no notice
 */
export function useGlow<TElement extends Element>(
  state: string | undefined,
  isOwn = false,
): RefObject<TElement | null> {
  return useChangeMotion<TElement>(state, glow, isOwn);
}
